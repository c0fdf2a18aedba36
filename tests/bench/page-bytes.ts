import { brotliCompressSync, constants } from "node:zlib";

/** Size of a page in bytes with Brotli quality 5, as CDNs compress on the fly. */
export interface PageBytes {
  /** The page with its style and structured data, without scripts. */
  html: number;
  /** Script before the page has loaded: inline scripts and what they import. */
  script: number;
  /** The files of script that the page fetches until it is idle, with every island hydrated. */
  hydrated: number;
  /** The number of these files. */
  files: number;
  /** The text of `<main>`, without markup. */
  words: number;
}

type Read = (path: string) => Promise<string>;

export const compressed = (text: string | Uint8Array): Buffer =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

export const compressedSize = (text: string | Uint8Array): number => compressed(text).length;

const scripts = /<script\b(?![^>]*application\/ld\+json)([^>]*)>(.*?)<\/script>/gs;
const address = /\/_astro\/[\w./-]+\.js/g;
/** Without dynamic imports, which wait for the visitor. */
const imported = /\b(?:import|from)\s*["'`](?:\.|\/_astro)\/([\w.-]+\.js)["'`]/g;

/** Measures a page and the scripts that it loads. */
export async function pageBytes(html: string, read: Read): Promise<PageBytes> {
  const running = html.replace(/<template\b.*?<\/template>/gs, "");
  const first = Array.from(running.matchAll(scripts), ([, attributes = ""]) => attributes)
    .flatMap((attributes) => attributes.match(address) ?? [])
    .concat(running.match(/(?<=rel="?modulepreload[^>]*)\/_astro\/[\w./-]+\.js/g) ?? []);
  const page = compressedSize(html.replace(scripts, ""));
  const inline = compressedSize(html) - page;
  const files = await reach(html.match(address) ?? [], read);
  const sizes = Object.fromEntries([...files].map(([path, text]) => [path, scriptSize(text)]));
  const loaded = await reach(first, read);
  return {
    html: page,
    script: inline + sum([...loaded.keys()].map((path) => sizes[path] ?? 0)),
    hydrated: sum(Object.values(sizes)),
    files: files.size,
    words: compressedSize(wordsOf(html)),
  };
}

const scriptSizes = new Map<string, number>();

/** Compresses a script once, because most pages load the same ones. */
function scriptSize(text: string): number {
  const size = scriptSizes.get(text) ?? compressedSize(text);
  scriptSizes.set(text, size);
  return size;
}

function wordsOf(html: string): string {
  const [main = ""] = /<main\b.*<\/main>/s.exec(html) ?? [];
  return main
    .replace(/<(script|style|template|svg)\b.*?<\/\1>/gs, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
}

async function reach(addresses: string[], read: Read): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const open = [...addresses];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (files.has(path)) continue;
    const text = await read(path);
    files.set(path, text);
    open.push(...Array.from(text.matchAll(imported), ([, name]) => `/_astro/${name}`));
  }
  return files;
}

const sum = (values: number[]) => values.reduce((one, other) => one + other, 0);
