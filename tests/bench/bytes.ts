import { bars } from "./budgets.ts";
import { bare } from "./cdn.ts";
import { atMost, type Figure } from "./measurement.ts";
import { compressedSize, type PageBytes, pageBytes } from "./page-bytes.ts";
import { pathsOn } from "./paths.ts";

/** Measures the size of each route. @param site the URL of the built site */
export async function bytes(site: string): Promise<Figure[]> {
  const read = async (path: string) => (await fetch(site + path)).text();
  const figures: Figure[] = [];
  for (const path of await pathsOn(site)) {
    const html = await read(path);
    figures.push(...figuresOf(path, html, await pageBytes(html, read)));
  }
  return figures;
}

/** The sizes of a page that have a limit. They are the same on every machine. */
export function figuresOf(path: string, html: string, sizes: PageBytes): Figure[] {
  const note = `HTML and style ${sizes.html}, bare HTML ${compressedSize(bare(html))}, text ${sizes.words}`;
  return [
    atMost(bars.script, {
      of: path,
      name: "script before load",
      value: sizes.script,
      unit: "B",
      note,
    }),
    atMost(bars.hydrated, {
      of: path,
      name: "script until idle",
      value: sizes.hydrated,
      unit: "B",
    }),
    atMost(bars.files, {
      of: path,
      name: "files of script until idle",
      value: sizes.files,
      unit: "",
    }),
  ];
}
