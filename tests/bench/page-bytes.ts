import { gzipSync } from "node:zlib";

/** What a page weighs, in bytes compressed with gzip, which is larger than the Brotli of the CDN. */
export interface PageBytes {
  /** The page with its style and without scripts; structured data counts as the page. */
  html: number;
  /** Script that runs without being asked, inline included. */
  script: number;
  /** All script that the page can ever ask for, each island awake. */
  awake: number;
}

/** Reads a file of the site by its path. */
export type Read = (path: string) => Promise<string>;

export const gzipped = (text: string | Uint8Array): number => gzipSync(text, { level: 9 }).length;

const scripts = /<script\b(?![^>]*application\/ld\+json)([^>]*)>(.*?)<\/script>/gs;
const address = /\/_astro\/[\w./-]+\.js/g;
/** Both ways of importing; the second leaves out `import()`, which waits. */
const imported = /["'`](?:\.|\/_astro)\/([\w.-]+\.js)["'`]/g;
const importedAtOnce = /\b(?:import|from)\s*["'`](?:\.|\/_astro)\/([\w.-]+\.js)["'`]/g;

/** Weighs a page and every script that can be reached from it. */
export async function pageBytes(html: string, read: Read): Promise<PageBytes> {
  const running = html.replace(/<template\b.*?<\/template>/gs, "");
  const first = Array.from(running.matchAll(scripts), ([, attributes = ""]) => attributes)
    .flatMap((attributes) => attributes.match(address) ?? [])
    .concat(running.match(/(?<=rel="?modulepreload[^>]*)\/_astro\/[\w./-]+\.js/g) ?? []);
  const page = gzipped(html.replace(scripts, ""));
  const inline = gzipped(html) - page;
  const files = await reach(html.match(address) ?? [], read);
  const sizes = Object.fromEntries([...files].map(([path, text]) => [path, gzipped(text)]));
  const loaded = await reach(first, read, importedAtOnce);
  return {
    html: page,
    script: inline + sum([...loaded.keys()].map((path) => sizes[path] ?? 0)),
    awake: inline + sum(Object.values(sizes)),
  };
}

/** The files at these addresses and those that they import. */
export async function reach(
  addresses: string[],
  read: Read,
  imports = imported,
): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const open = [...addresses];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (files.has(path)) continue;
    const text = await read(path);
    files.set(path, text);
    open.push(...Array.from(text.matchAll(imports), ([, name]) => `/_astro/${name}`));
  }
  return files;
}

const sum = (values: number[]) => values.reduce((one, other) => one + other, 0);
