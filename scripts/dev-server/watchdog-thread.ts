import { writeSync } from "node:fs";
import { workerData } from "node:worker_threads";

const { beats, limit }: { beats: Int32Array; limit: number } = workerData;

// Counts checks instead of seconds, so that a computer that was asleep does not look stuck.
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
