import { buildSync } from "esbuild";

type InlineScript = "before-paint" | "select-first-panel";

const compiled = new Map<InlineScript, string>();

/** Returns a script as minified JavaScript. The policy contains its hash, so restart `astro dev` after a change. */
export function inlineScript(name: InlineScript): string {
  const text = compiled.get(name) ?? compile(name);
  compiled.set(name, text);
  return text;
}

function compile(name: InlineScript): string {
  const { outputFiles } = buildSync({
    entryPoints: [`src/client/inline/${name}.ts`],
    ...{ bundle: true, minify: true, format: "iife", target: "es2022", charset: "utf8" },
    write: false,
    // Leaves out "use strict", which the project's tsconfig would add.
    tsconfigRaw: {},
  });
  return outputFiles[0]?.text.trim() ?? "";
}
