import { basename, join } from "node:path";
import { build, type Plugin } from "esbuild";
import { hashOf } from "./hash-of.ts";
import type { Trim } from "./trim-pages.ts";

const scriptOrTemplate =
  /<template\b.*?<\/template>|<script type="module" src="([^"]+)"><\/script>/gs;

/** Characters; the desk's script is above it, and stays a file. */
const mostInPage = 8_000;

/**
 * The page with its small scripts in it, each with all that it imports at once. As files of their own they
 * would travel one after the other, beside the words, and until then a press on a card would lead to
 * another site.
 */
export function withSmallScripts(): Trim {
  const bundles = new Map<string, Promise<string>>();
  const bundleOf = (file: string) => {
    const bundle = bundles.get(file) ?? bundled(file);
    bundles.set(file, bundle);
    return bundle;
  };
  return async (html, dist) => {
    let page = html;
    for (const [element, address] of html.matchAll(scriptOrTemplate)) {
      const text = address ? await bundleOf(join(dist, address)) : "";
      if (text && text.length <= mostInPage) page = inlined(page, element, text);
    }
    return page;
  };
}

const inlined = (page: string, element: string, text: string) =>
  page
    .replace(element, () => `<script type="module">${text}</script>`)
    .replace("script-src 'self'", (allowed) => `${allowed} '${hashOf(text)}'`);

async function bundled(file: string): Promise<string> {
  const { outputFiles } = await build({
    ...{ entryPoints: [file], bundle: true, write: false, format: "esm", minify: true },
    ...{ target: "esnext", charset: "utf8", plugins: [stayingFiles] },
  });
  return outputFiles[0]?.text.trim() ?? "";
}

/** What is fetched on touch stays a file, which a page names from the root. */
const stayingFiles: Plugin = {
  name: "staying-files",
  setup: ({ onResolve }) =>
    onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === "dynamic-import" ? { path: `/_astro/${basename(path)}`, external: true } : undefined,
    ),
};
