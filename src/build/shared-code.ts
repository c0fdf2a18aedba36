import type { Plugin, Rolldown } from "vite";

/** The groups of code that every page preloads, by their names in `astro.config.mjs`. */
const shared = ["react", "page"];

/** Matches the code of an entry file that only exports again what another file has. */
const onlyExports = /^\s*export\s*\{([^}]*)\}\s*from\s*["']\.\/([\w-]+\.js)["'];?\s*$/;

let files: string[] = [];
/** By the name of an entry file that only exports again, and of an export: the file and the export that it stands for. */
let origins: Record<string, { file: string; name: string }> = {};

/** Remembers the code that islands share. Astro builds it before it renders the pages. */
export const rememberSharedCode = (): Plugin => ({
  name: "remember-shared-code",
  applyToEnvironment: ({ name }) => name === "client",
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
    // Pages cannot name the export of the renderer, as they name that of an island.
    const isRenderer = ({ facadeModuleId }: Chunk) => facadeModuleId?.includes("@astrojs/react");
    const preloaded = chunks.filter((chunk) => shared.includes(chunk.name) || isRenderer(chunk));
    const imported = preloaded.flatMap(({ imports }) => imports);
    files = [...new Set([...preloaded.map(({ fileName }) => fileName), ...imported])];
    const entries = chunks.filter((chunk) => onlyExports.test(chunk.code) && !isRenderer(chunk));
    origins = Object.fromEntries(entries.flatMap(originsIn));
    // No other file asks for them.
    for (const { fileName } of entries) delete bundle[fileName];
  },
});

type Chunk = Rolldown.OutputChunk;

function originsIn({ fileName, code }: Chunk): [string, { file: string; name: string }][] {
  const [, names = "", file = ""] = onlyExports.exec(code) ?? [];
  return Array.from(names.matchAll(/(\w+)(?: as (\w+))?/g), ([, name = "", exported = name]) => [
    `/${fileName} ${exported}`,
    { file, name },
  ]);
}

/**
 * Adds the links to a page, where `Head.astro` has the comment; `before-paint.ts` makes them preload. Islands name the
 * file that holds them, without a request for one that only exports it again.
 */
export const linkSharedCode = (html: string): string =>
  html
    .replace("<!--shared-code-->", () =>
      files.map((file) => `<link href="/${file}" fetchpriority="low">`).join(""),
    )
    .replace(/component-url="([^"]*)" component-export="(\w+)"/g, (island, url, exported) => {
      const origin = origins[`${url} ${exported}`];
      return origin
        ? `component-url="/_astro/${origin.file}" component-export="${origin.name}"`
        : island;
    });
