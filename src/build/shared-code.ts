import type { Plugin } from "vite";

/** The groups of code that every page preloads, by their names in `astro.config.mjs`. */
const shared = ["react", "page"];

let files: string[] = [];

/** Remembers the names of the files that every page preloads. Astro builds this code before it renders the pages. */
export const rememberSharedCode = (): Plugin => ({
  name: "remember-shared-code",
  applyToEnvironment: ({ name }) => name === "client",
  generateBundle(_options, bundle) {
    files = Object.values(bundle).flatMap((chunk) =>
      chunk.type === "chunk" && shared.includes(chunk.name) ? chunk.fileName : [],
    );
  },
});

/** Adds the links to a page, where `Head.astro` has the comment. `preload-shared-code.ts` makes them preload. */
export const linkSharedCode = (html: string): string =>
  html.replace("<!--shared-code-->", () =>
    files.map((file) => `<link href="/${file}" fetchpriority="low">`).join(""),
  );
