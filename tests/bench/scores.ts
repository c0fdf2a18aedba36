import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { atLeast, atMost, type Figure, median } from "./measurement.ts";
import { pathsOn } from "./paths.ts";
import type { Reached } from "./suites.ts";

/** The lowest score of each category. Search engines may not index a site that is not launched, so it has none for SEO. */
const lowest = { performance: 99, accessibility: 100, "best-practices": 100 };
const categories = Object.keys(lowest);

interface Run {
  scores: number[];
  lcp: number;
  tbt: number;
  cls: number;
}

/**
 * Runs Lighthouse as a phone on each route and on its bare page, in turns.
 * @param times an odd number of runs; the median counts
 */
export async function scores({ site, cdn, bareCdn, port }: Reached, times: number) {
  const figures: Figure[] = [];
  for (const path of await pathsOn(site)) {
    const own: Run[] = [];
    const bareRuns: Run[] = [];
    for (let at = 0; at < times; at++) {
      own.push(await run(cdn + path, port, categories));
      bareRuns.push(await run(bareCdn + path, port, ["performance"]));
    }
    figures.push(...figuresOf(path, own, bareRuns));
  }
  return figures;
}

/** Not among the dependencies: it needs a fifth of all packages, and only this measurement needs it. */
const lighthouse = "lighthouse@13.5.0";

async function run(url: string, port: number, onlyCategories: string[]): Promise<Run> {
  const { categories, audits } = await report(url, [
    `--port=${port}`,
    `--only-categories=${onlyCategories}`,
    // For a first visit. By default, Lighthouse keeps local storage.
    `--config-path=${import.meta.dirname}/lighthouse.json`,
  ]);
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

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<
    string,
    { id: string; title: string; score: number | null; numericValue?: number }
  >;
}

async function report(url: string, options: string[]): Promise<Report> {
  const always = ["--quiet", "--output=json"];
  const { stdout } = await promisify(execFile)(
    "npx",
    ["--yes", lighthouse, url, ...always, ...options],
    { maxBuffer: 100e6 },
  );
  return JSON.parse(stdout);
}

/** The median of the LCP, with the fastest and the slowest. */
function range(runs: Run[]): string {
  const sorted = runs.map(({ lcp }) => Math.round(lcp)).toSorted((one, other) => one - other);
  return `${median(sorted)} (${sorted[0]} to ${sorted.at(-1)})`;
}

function figuresOf(of: string, own: Run[], bareRuns: Run[]): Figure[] {
  const middle = (runs: Run[], pick: (run: Run) => number) => median(runs.map(pick));
  const ownLcp = middle(own, ({ lcp }) => lcp);
  const bareLcp = middle(bareRuns, ({ lcp }) => lcp);
  const ownTbt = middle(own, ({ tbt }) => tbt);
  const bareTbt = middle(bareRuns, ({ tbt }) => tbt);
  return [
    ...Object.entries(lowest).map(([name, bar], at) =>
      atLeast(bar, { of, name, value: middle(own, ({ scores }) => scores[at] ?? 0), unit: "" }),
    ),
    atMost(1.15, {
      of,
      name: "LCP / bare page",
      value: ownLcp / bareLcp,
      unit: "times",
      note: `${range(own)} ms / ${range(bareRuns)} ms`,
    }),
    atMost(30, { of, name: "TBT minus bare page", value: ownTbt - bareTbt, unit: "ms" }),
    atMost(0, { of, name: "layout shift", value: middle(own, ({ cls }) => cls), unit: "" }),
  ];
}
