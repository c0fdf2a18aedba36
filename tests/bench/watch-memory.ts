import { readFileSync } from "node:fs";
import { atMost, type Figure, median, plain } from "./measurement.ts";

/** Reads the memory of a process every second, in MB. */
export function watchMemory(pid: number) {
  const seen: number[] = [];
  const timer = setInterval(() => seen.push(memoryOf(pid)), 1000);
  return {
    figures(): Figure[] {
      clearInterval(timer);
      const of = "memory of the server";
      const tenth = Math.max(1, Math.floor(seen.length / 10));
      // The first fifth is the warm-up.
      const [early, late] = [seen.slice(2 * tenth, 3 * tenth), seen.slice(-tenth)].map(median);
      if (early === undefined || late === undefined) return [];
      const note = `${early.toFixed(0)} MB, then ${late.toFixed(0)} MB`;
      return [
        atMost(1.1, {
          of,
          name: "end / after warm-up",
          value: late / early,
          unit: "times",
          note,
        }),
        plain({ of, name: "peak", value: Math.max(...seen), unit: "MB" }),
      ];
    },
  };
}

function memoryOf(pid: number): number {
  const [, kilobytes = ""] =
    /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}
