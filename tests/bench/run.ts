import { mkdir, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import type { Figure } from "./measurement.ts";
import { endSites, type Part, parts } from "./suites.ts";
import { table } from "./table.ts";

// `npm run bench -- bytes api` runs these suites only. `--built` skips the build. `--site` is the address of a running
// site to measure instead, and `--against` that of one to compare with, alternately.
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    built: { type: "boolean" },
    site: { type: "string" },
    against: { type: "string" },
  },
});

const names = Object.keys(parts) as Part[];
const unknown = positionals.filter((name) => !names.some((known) => known === name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(", ")}. Expected some of: ${names.join(", ")}.`);
  process.exit(1);
}

const chosen = names.filter((name) => (positionals[0] ? positionals : names).includes(name));
const figures: Figure[] = [];
try {
  for (const name of chosen) {
    const start = performance.now();
    figures.push(...(await parts[name](values)));
    console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(0)} s`);
  }
} finally {
  await endSites();
}

await mkdir(".build", { recursive: true });
await writeFile(".build/bench.json", JSON.stringify(figures, null, 2));
const printed = table(figures);
await writeFile(".build/bench.txt", printed);
console.log(printed);
if (figures.some(({ ok }) => !ok)) process.exitCode = 1;
