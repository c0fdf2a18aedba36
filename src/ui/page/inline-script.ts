import { buildSync } from "esbuild";

const scripts = {
  "before-paint": compile("src/subjects/site/before-paint.ts"),
  "fold-footer": compile("src/subjects/site/fold-footer.ts"),
  "save-draft": compile("src/community/forum/writing/drafts/save-draft.ts"),
  "mark-linked-panel": compile("src/ui/controls/tabs/mark-linked-panel.ts"),
};

/** Returns a script as minified JavaScript. The policy contains its hash, so restart `astro dev` after a change. */
export const inlineScript = (name: keyof typeof scripts): string => scripts[name];

export const inlineScripts = Object.values(scripts);

function compile(file: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [file],
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
