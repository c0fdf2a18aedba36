import { basename, join } from "node:path";
import { build, type Plugin } from "esbuild";
import { cspHash } from "./csp-hashes.ts";
import type { HtmlTransform } from "./postprocess-html.ts";

const scriptOrTemplate =
  /<template\b.*?<\/template>|<script type="module" src="([^"]+)"><\/script>/gs;

/** In characters. The script of the moderators' page is larger, so it stays a file. */
const largest = 8_000;

/**
 * Inlines small scripts with their imports; Astro inlines only scripts without imports. As files they would delay the
 * first paint, and a card pressed before they load would open another site instead of the player.
 */
export function inlineSmallScripts(): HtmlTransform {
  const bundles = new Map<string, Promise<string>>();
  const bundleOf = (file: string) => {
    const bundle = bundles.get(file) ?? bundleScript(file);
    bundles.set(file, bundle);
    return bundle;
  };
  return async (html, dist) => {
    const texts = new Map<string, string>();
    for (const [element, address] of html.matchAll(scriptOrTemplate)) {
      const text = address ? await bundleOf(join(dist, address)) : "";
      if (text && text.length <= largest) texts.set(element, text);
    }
    const hashes = Array.from(texts.values(), (text) => ` '${cspHash(text)}'`);
    return html
      .replace(scriptOrTemplate, (element) => inlined(texts.get(element)) ?? element)
      .replace("script-src 'self'", (allowed) => allowed + hashes.join(""));
  };
}

const inlined = (text?: string) => text && `<script type="module">${text}</script>`;

async function bundleScript(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: "esm",
    minify: true,
    target: "esnext",
    charset: "utf8",
    plugins: [externalDynamicImports],
  });
  return outputFiles[0]?.text.trim() ?? "";
}

/** Keeps dynamic imports as files, with absolute paths because an inline script has no folder. */
const externalDynamicImports: Plugin = {
  name: "external-dynamic-imports",
  setup: ({ onResolve }) =>
    onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === "dynamic-import" ? { path: `/_astro/${basename(path)}`, external: true } : undefined,
    ),
};
