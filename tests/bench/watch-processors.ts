import { readFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { type Figure, plain } from "./measurement.ts";

/** Measures the processor time of some processes and of this one, which sends the requests. @param pids by name */
export function watchProcessors(pids: Record<string, number>) {
  const all = Object.entries({ ...pids, "this program": process.pid });
  const before = all.map(([, pid]) => secondsOf(pid));
  const start = performance.now();
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  return {
    figures(): Figure[] {
      delay.disable();
      const seconds = (performance.now() - start) / 1000;
      const late = delay.percentile(99) / 1e6 - 5;
      return [
        ...all.map(([of, pid], at) => {
          const value = (100 * (secondsOf(pid) - (before[at] ?? 0))) / seconds;
          return plain({ of, name: "use of a processor", value, unit: "%" });
        }),
        plain({ of: "this program", name: "own delay, p99", value: late, unit: "ms" }),
      ];
    },
  };
}

/** User and system time. Linux counts in hundredths of a second. */
function secondsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").replace(/.*\) /, "").split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
