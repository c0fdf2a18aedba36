import { brotliCompressSync } from "node:zlib";
import { routes } from "../e2e/routes.ts";
import { bars, htmlBar, scriptBar } from "./bars.ts";
import { bare } from "./cdn.ts";
import { atMost, type Figure } from "./figure.ts";
import { gzipped, type PageBytes, pageBytes } from "./page-bytes.ts";

/**
 * What each route weighs, beside the same page as bare HTML.
 * @param site the address of the built site
 */
export async function bytes(site: string): Promise<Figure[]> {
  const read = async (path: string) => (await fetch(site + path)).text();
  const figures: Figure[] = [];
  for (const [path] of routes) {
    const html = await read(path);
    figures.push(...figuresOf(path, html, await pageBytes(html, read)));
  }
  return figures;
}

/** The figures of a page that have a bar: the same on every machine and in every run. */
export function figuresOf(path: string, html: string, weighed: PageBytes): Figure[] {
  const { bar, why } = htmlBar(path);
  const unit = "B";
  const [brotli, naked] = [brotliCompressSync(html).length, gzipped(bare(html))];
  const beside = [`bare ${naked}`, `all with brotli ${brotli}`, why].filter(Boolean).join("; ");
  return [
    atMost(bar, { of: path, name: "HTML and style", value: weighed.html, unit, beside }),
    atMost(scriptBar(html), { of: path, name: "script at first", value: weighed.script, unit }),
    atMost(bars.awake, {
      of: path,
      name: "script, all awake",
      value: weighed.awake,
      unit,
    }),
  ];
}
