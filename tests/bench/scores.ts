import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { atLeast, type Figure, median } from "./measurement.ts";
import { pathsOn } from "./paths.ts";
import type { Reached } from "./suites.ts";

/** The lowest score of each category. Search engines may not index a site that is not launched, so it has none for SEO. */
const lowest = { performance: 99, accessibility: 100, "best-practices": 100 };
const names = Object.keys(lowest);

/** The score of each category. */
type Run = number[];

/**
 * Runs Lighthouse as a phone on each route.
 * @param times an odd number of runs; the median counts
 */
export async function scores({ site, cdn, port }: Reached, times: number) {
  const figures: Figure[] = [];
  for (const path of await pathsOn(site)) {
    const runs: Run[] = [];
    for (let at = 0; at < times; at++) runs.push(await run(cdn + path, port));
    figures.push(...figuresOf(path, runs));
  }
  return figures;
}

/** Not a dependency: it would add a fifth of all packages, and only this measurement needs it. */
const lighthouse = "lighthouse@13.5.0";

async function run(url: string, port: number): Promise<Run> {
  const { categories, audits } = await report(url, [
    `--port=${port}`,
    `--only-categories=${names}`,
    // For a first visit. By default, Lighthouse keeps local storage.
    `--config-path=${import.meta.dirname}/lighthouse.json`,
  ]);
  for (const { id, score, title } of Object.values(audits))
    if (process.env["WHY"] && score !== null && score < 0.9) console.log(url, id, score, title);
  return names.map((name) => Math.round((categories[name]?.score ?? 0) * 100));
}

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { id: string; title: string; score: number | null }>;
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

const figuresOf = (of: string, runs: Run[]): Figure[] =>
  Object.entries(lowest).map(([name, bar], at) =>
    atLeast(bar, { of, name, value: median(runs.map((scores) => scores[at] ?? 0)), unit: "" }),
  );
