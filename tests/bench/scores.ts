import lighthouse from "lighthouse";
import { routes } from "../e2e/routes.ts";
import { atLeast, atMost, type Figure, median, plain } from "./measurement.ts";

const categories = ["performance", "accessibility", "best-practices", "seo"];

interface Run {
  scores: number[];
  lcp: number;
  tbt: number;
  cls: number;
}

/**
 * Runs Lighthouse as a phone on each route and on its bare page, in turns.
 * @param port the browser's debugging port
 * @param times an odd number of runs; the median counts
 */
export async function scores(cdn: string, bare: string, port: number, times: number) {
  const figures: Figure[] = [];
  for (const [path] of routes) {
    const [own, bareRuns]: [Run[], Run[]] = [[], []];
    for (let at = 0; at < times; at++) {
      own.push(await run(cdn + path, port, categories));
      bareRuns.push(await run(bare + path, port, ["performance"]));
    }
    figures.push(...figuresOf(path, own, bareRuns));
  }
  return figures;
}

/** For a first visit. By default, Lighthouse keeps local storage. */
const clearStorageTypes = ["local_storage" as const, "cache_storage" as const];

async function run(url: string, port: number, onlyCategories: string[]): Promise<Run> {
  const flags = { port, logLevel: "error", output: "json", clearStorageTypes } as const;
  const result = await lighthouse(url, { ...flags, onlyCategories });
  if (!result) throw new Error(`Lighthouse returned no result for ${url}`);
  const { categories, audits } = result.lhr;
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  for (const { id, score, title } of Object.values(audits))
    if (process.env["WHY"] && score !== null && score < 0.9) console.log(url, id, score, title);
  return {
    scores: onlyCategories.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
  };
}

function figuresOf(of: string, own: Run[], bareRuns: Run[]): Figure[] {
  const middle = (runs: Run[], pick: (run: Run) => number) => median(runs.map(pick));
  const lcp = [own, bareRuns].map((runs) => middle(runs, (run) => run.lcp));
  const tbt = [own, bareRuns].map((runs) => middle(runs, (run) => run.tbt));
  const [ownLcp = 0, bareLcp = 0] = lcp;
  const [ownTbt = 0, bareTbt = 0] = tbt;
  return [
    ...categories.map((name, at) =>
      atLeast(100, { of, name, value: middle(own, ({ scores }) => scores[at] ?? 0), unit: "" }),
    ),
    plain({ of, name: "LCP", value: ownLcp, unit: "ms", note: `bare ${Math.round(bareLcp)}` }),
    atMost(1.15, { of, name: "LCP / bare page", value: ownLcp / bareLcp, unit: "times" }),
    atMost(30, { of, name: "TBT minus bare page", value: ownTbt - bareTbt, unit: "ms" }),
    atMost(0, { of, name: "layout shift", value: middle(own, ({ cls }) => cls), unit: "" }),
  ];
}
