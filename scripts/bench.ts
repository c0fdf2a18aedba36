import { contentCheck } from "../tests/bench/content-check.ts";
import type { Figure } from "../tests/bench/figure.ts";

const measures: (() => Promise<Figure>)[] = [contentCheck];

const figures: Figure[] = [];
for (const measure of measures) figures.push(await measure());

console.table(
  figures.map(({ name, value, unit, bar, ok }) => ({
    name,
    measured: `${value.toFixed(2)} ${unit}`,
    bar: `${bar} ${unit}`,
    ok: ok ? "yes" : "NO",
  })),
);
if (figures.some(({ ok }) => !ok)) process.exitCode = 1;
