import { readFileSync } from "node:fs";
import { atMost, type Figure, median, plain } from "./measurement.ts";

/** Reads each second how much memory the process has, in MB. */
export function watchMemory(pid: number) {
  const seen: number[] = [];
  const timer = setInterval(() => seen.push(memoryOf(pid)), 1000);
  return {
    figures(): Figure[] {
      clearInterval(timer);
      const of = "memory of the server";
      const tenth = Math.max(1, Math.floor(seen.length / 10));
      // A fifth of the time is for warming up.
      const [early, late] = [seen.slice(2 * tenth, 3 * tenth), seen.slice(-tenth)].map(median);
      if (early === undefined || late === undefined) return [];
      const beside = `${early.toFixed(0)} MB, then ${late.toFixed(0)} MB`;
      return [
        atMost(1.1, {
          of,
          name: "at the end by after warming up",
          value: late / early,
          unit: "times",
          beside,
        }),
        plain({ of, name: "at most", value: Math.max(...seen), unit: "MB" }),
      ];
    },
  };
}

function memoryOf(pid: number): number {
  const [, kilobytes = ""] =
    /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}
