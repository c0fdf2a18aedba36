import { brotliCompressSync, constants } from "node:zlib";
import { parseHTML } from "linkedom";
import type { launched } from "./site.ts";

const kilobyte = 1024;

const budgets = {
  /** Inline, including 1.4 KB from Astro. Nothing is fetched before the page has loaded. */
  "script before load": 4 * kilobyte,
  /** Fetched until the page is idle, with every island hydrated. Pages with both terms and comments need 118.9 KB. */
  "script until idle": 119 * kilobyte,
  "files of script until idle": 20,
  /** Uncompressed, because a slow phone has to parse and apply it before it can show the page. */
  "style for the screen": 20 * kilobyte,
};

const scripts = /<script\b(?![^>]*application\/ld\+json)([^>]*)>(.*?)<\/script>/gs;
const address = /\/_astro\/[\w./-]+\.js/g;
/** Without dynamic imports, which wait for the visitor. */
const imported = /\b(?:import|from)\s*["'`](?:\.|\/_astro)\/([\w.-]+\.js)["'`]/g;

export async function sizesOverBudget(site: typeof launched, path: string): Promise<string[]> {
  const html = await site.html(path);
  const sizes = [...(await scriptSizes(html, site.html)), await styleSize(html, site.html)];
  return Object.entries(budgets).flatMap(([name, budget], index) => {
    const size = sizes[index] ?? 0;
    return size > budget ? [`${name}: ${size} of at most ${budget}`] : [];
  });
}

type Read = (path: string) => Promise<string>;

async function scriptSizes(html: string, read: Read): Promise<number[]> {
  const running = html.replace(/<template\b.*?<\/template>/gs, "");
  const first = Array.from(running.matchAll(scripts), ([, attributes = ""]) => attributes)
    .flatMap((attributes) => attributes.match(address) ?? [])
    .concat(running.match(/(?<=rel="?modulepreload[^>]*)\/_astro\/[\w./-]+\.js/g) ?? []);
  const inline = compressedSize(html) - compressedSize(html.replace(scripts, ""));
  const loaded = await filesFrom(first, read);
  const idle = await filesFrom(html.match(address) ?? [], read);
  return [inline + sizeOf(loaded), sizeOf(idle), idle.size];
}

async function styleSize(html: string, read: Read): Promise<number> {
  const { document } = parseHTML(html);
  const inline = Array.from(document.querySelectorAll("style"), ({ textContent }) => textContent);
  const links = document.querySelectorAll('link[rel="stylesheet"]:not([media="print"])');
  const addresses = new Set(Array.from(links, (link) => link.getAttribute("href") ?? ""));
  const linked = await Promise.all(Array.from(addresses, read));
  return Buffer.byteLength([...inline, ...linked].join(""));
}

const compressedSize = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

const sizes = new Map<string, number>();

/** Compresses a file once, because most pages load the same ones. */
function sizeOf(files: Map<string, string>): number {
  let sum = 0;
  for (const text of files.values()) {
    const size = sizes.get(text) ?? compressedSize(text);
    sizes.set(text, size);
    sum += size;
  }
  return sum;
}

async function filesFrom(addresses: string[], read: Read): Promise<Map<string, string>> {
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
