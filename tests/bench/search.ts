import type { Browser, Page } from "@playwright/test";
import type { SearchDocument } from "../../src/lib/site-search.ts";
import { newPhone } from "./browser-page.ts";
import { atMost, type Figure, median, plain } from "./measurement.ts";
import { compressedSize } from "./page-bytes.ts";

const each = 1_000;
const queries = ["pa", "itch", "parasites", "morgelons", "can worms make you itchy at night"];
const times = 5;

/**
 * Measures the index and the search of a site with 1,000 terms and 1,000 videos, on a processor slowed down four times.
 * The words of the new entries are shuffled, so their text compresses worse than real sentences.
 */
export async function search(site: string, cdn: string, browser: Browser): Promise<Figure[]> {
  const index = await grow(site);
  const context = await newPhone(browser);
  try {
    const page = await context.newPage();
    const device = await context.newCDPSession(page);
    await device.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.route("**/search-index.json", (route) => route.fulfill({ body: index }));
    await page.goto(`${cdn}/search`, { waitUntil: "networkidle" });
    const first = await timeOf(page, "first");
    const found: number[] = [];
    for (const query of queries.flatMap((query) => Array(times).fill(query)))
      found.push(await timeOf(page, query));
    const of = "search";
    const size = compressedSize(index) / 1024;
    return [
      atMost(250, { of, name: "index of 1,000 terms and 1,000 videos", value: size, unit: "KB" }),
      plain({ of, name: "first results, index loaded", value: first, unit: "ms" }),
      atMost(50, { of, name: "results, median", value: median(found), unit: "ms" }),
    ];
  } finally {
    await context.close();
  }
}

/** Types a query. Resolves to the time until its results are in the page, in milliseconds. */
const timeOf = (page: Page, query: string): Promise<number> =>
  page.evaluate(async (query) => {
    const field = document.querySelector("input[type=search]") as HTMLInputElement;
    const list = document.querySelector("[data-results]") as HTMLElement;
    const type = (text: string) => {
      field.value = text;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    };
    const changed = () =>
      new Promise((done) => {
        new MutationObserver(done).observe(list, { childList: true });
      });
    if (list.childElementCount > 0) {
      type("");
      await changed();
    }
    const shown = changed();
    const start = performance.now();
    type(query);
    await shown;
    return performance.now() - start;
  }, query);

/** The index of a site, with entries added to its terms and videos. */
async function grow(site: string): Promise<string> {
  const documents: SearchDocument[] = await (await fetch(`${site}/search-index.json`)).json();
  const words = documents.flatMap(({ text, view = "", more = "" }) =>
    [text, view, more].join(" ").split(/\s+/),
  );
  let seed = 1;
  const word = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return words[seed % words.length] ?? "";
  };
  const shuffled = (text = "") => text.replaceAll(/\S+/g, word);
  const more = ["Glossary term", "Video"].flatMap((kind) => {
    const own = documents.filter((document) => document.kind === kind);
    return Array.from({ length: each - own.length }, (_, at) => {
      const { title, path, text, view, more } = own[at % own.length] as SearchDocument;
      return {
        ...{ kind, title: shuffled(title), path: `${path}-${at}`, text: shuffled(text) },
        ...{ view: shuffled(view), ...(more && { more: shuffled(more) }) },
      };
    });
  });
  return JSON.stringify([...documents, ...more]);
}
