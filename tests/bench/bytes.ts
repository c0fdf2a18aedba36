import { routes } from "../e2e/routes.ts";
import { bars, htmlBar, scriptBar } from "./budgets.ts";
import { bare } from "./cdn.ts";
import { atMost, type Figure } from "./measurement.ts";
import { compressedSize, type PageBytes, pageBytes } from "./page-bytes.ts";

/**
 * The weight of each route, compared with the same page as bare HTML.
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

/** The figures of a page that have a bar. They are the same on every machine and in every run. */
export function figuresOf(path: string, html: string, weighed: PageBytes): Figure[] {
  const unit = "B";
  const { bar, temporaryCeiling } = htmlBar(path, weighed.words);
  const beside = [
    `bare ${compressedSize(bare(html))}`,
    `words ${weighed.words}`,
    temporaryCeiling && `over the bar of ${bar}, under a temporary ceiling`,
  ];
  return [
    atMost(temporaryCeiling ?? bar, {
      ...{ of: path, name: "HTML and style", value: weighed.html, unit },
      beside: beside.filter(Boolean).join("; "),
    }),
    atMost(scriptBar(html), { of: path, name: "script at first", value: weighed.script, unit }),
    atMost(bars.awake, { of: path, name: "script, all awake", value: weighed.awake, unit }),
  ];
}
