import type { Plugin, Rolldown } from "vite";

/** Groups in `astro.config.mjs`. */
const shared = ["react", "page"];

const onlyExports = /^\s*export\s*\{([^}]*)\}\s*from\s*["']\.\/([\w-]+\.js)["'];?\s*$/;

let files: string[] = [];
/** The files behind entry files that only export again, by entry file and name of the export. */
let origins: Record<string, { file: string; name: string }> = {};

/** Astro builds the code before it renders the pages. */
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

/** `before-paint.ts` makes the links preload. Islands name the file that holds them, which saves a request. */
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
