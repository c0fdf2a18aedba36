import { writeSync } from "node:fs";
import { Worker, workerData } from "node:worker_threads";

/** Milliseconds after which a process that does nothing else counts as stuck. */
const patience = 60_000;

/** Kills this process once its event loop has not run for a while, because signals no longer reach it then. */
export function startWatchdog(limit = patience): void {
  const beats = new Int32Array(new SharedArrayBuffer(4));
  setInterval(() => Atomics.add(beats, 0, 1), limit / 20).unref();
  new Worker(new URL(import.meta.url), { workerData: { beats, limit } }).unref();
}

// Counts checks instead of seconds, so that a computer that was asleep does not look stuck.
function watch({ beats, limit }: { beats: Int32Array; limit: number }): void {
  let last = -1;
  let missed = 0;
  setInterval(() => {
    const now = Atomics.load(beats, 0);
    missed = now === last ? missed + 1 : 0;
    last = now;
    if (missed < 10) return;
    writeSync(2, `The process has not responded for ${limit / 1000} seconds, so it stops.\n`);
    process.kill(process.pid, "SIGKILL");
  }, limit / 10);
}

if (workerData?.beats) watch(workerData);
