import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pageSize, selectReplies } from "../../src/features/forum/server/discussions/replies.ts";
import type { Database } from "../../src/server/db/client.ts";
import { fillThread } from "./fill-thread.ts";
import { atMost, type Figure, median } from "./measurement.ts";

const few = 1_000;
const many = 1_000_000;
const times = 200;

/** Compares a page from the middle of a thousand replies with one of a million, alternately. */
export async function replyPages(): Promise<Figure[]> {
  const small = await threadOf(few);
  const large = await threadOf(many);
  try {
    const ofSmall: number[] = [];
    const ofLarge: number[] = [];
    for (let at = 0; at < times; at++) {
      ofSmall.push(await readPage(small.db, few / 2));
      ofLarge.push(await readPage(large.db, many / 2));
    }
    const short = median(ofSmall);
    const long = median(ofLarge);
    const note = `${long.toFixed(2)} ms / ${short.toFixed(2)} ms`;
    const name = "of 1,000,000 / of 1,000";
    return [atMost(1.5, { of: "page of replies", name, value: long / short, unit: "times", note })];
  } finally {
    await Promise.all([small.close(), large.close()]);
  }
}

async function readPage(db: Database, after: number): Promise<number> {
  const start = performance.now();
  const rows = await selectReplies(db, 1, after);
  const time = performance.now() - start;
  if (rows.length <= pageSize) throw new Error("The page is not full");
  return time;
}

async function threadOf(count: number) {
  const directory = await mkdtemp(join(tmpdir(), "bench-replies-"));
  const { db, close } = await fillThread(directory, count);
  return {
    db,
    close: async () => {
      await close();
      await rm(directory, { recursive: true });
    },
  };
}
