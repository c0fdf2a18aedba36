import type { Plugin } from "vite";

/**
 * Writes `/islands.json`: each built script with the scripts that it imports, at once or later. `client-interaction.ts`
 * reads it to fetch the code of a page's islands ahead. A script's own address does not tell what it imports.
 */
export function islandManifest(): Plugin {
  return {
    name: "island-manifest",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
      const imports = chunks.map(({ fileName, imports, dynamicImports }) => [
        fileName,
        imports.concat(dynamicImports),
      ]);
      const source = JSON.stringify(Object.fromEntries(imports));
      this.emitFile({ type: "asset", fileName: "islands.json", source });
    },
  };
}
