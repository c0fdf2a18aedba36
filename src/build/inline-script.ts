import { buildSync } from "esbuild";

const scripts = {
  "before-paint": compile("before-paint"),
};

/** Returns a script as minified JavaScript. The policy contains its hash, so restart `astro dev` after a change. */
export const inlineScript = (name: keyof typeof scripts): string => scripts[name];

function compile(name: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [`src/client/inline/${name}.ts`],
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    charset: "utf8",
    write: false,
    // Leaves out "use strict", which the project's tsconfig would add.
    tsconfigRaw: {},
  });
  return outputFiles[0]?.text.trim() ?? "";
}
