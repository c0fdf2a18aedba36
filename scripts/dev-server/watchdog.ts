import { Worker } from "node:worker_threads";

/** Milliseconds after which a process that does nothing else counts as stuck. */
const patience = 60_000;

/** Kills this process once its event loop has not run for a while, because signals no longer reach it then. */
export function startWatchdog(limit = patience): void {
  const beats = new Int32Array(new SharedArrayBuffer(4));
  setInterval(() => Atomics.add(beats, 0, 1), limit / 20).unref();
  new Worker(new URL("watchdog-thread.ts", import.meta.url), {
    workerData: { beats, limit },
  }).unref();
}
