import { build } from "esbuild";

/** Bundles the Studio. Returns its script, styles and font by address. */
export async function bundleStudio(): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  const { outputFiles } = await build({
    entryPoints: { studio: "scripts/studio/client/main.tsx" },
    bundle: true,
    write: false,
    outdir: "/studio",
    format: "esm",
    target: "es2022",
    jsx: "automatic",
    minify: true,
    define: { "process.env.NODE_ENV": '"production"' },
    loader: { ".woff2": "file" },
    logLevel: "warning",
  });
  return new Map(
    outputFiles.map(({ path, contents }) => [path, new Uint8Array(contents)] as const),
  );
}
