import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { openLocalDatabase } from "../../scripts/dev-server/database.ts";
import { connect, type Database } from "../../src/server/db/client.ts";
import { migrateDatabase } from "../../src/server/db/migrate.ts";
import { selectReplies } from "../../src/server/forum/discussions/replies.ts";
import { atMost, type Figure, median } from "./measurement.ts";

const [few, many] = [1_000, 1_000_000];
const times = 200;

/** Compares a page from the middle of a thousand replies with one of a million, in turns. */
export async function replies(): Promise<Figure[]> {
  const [small, large] = [await threadOf(few), await threadOf(many)];
  try {
    const taken: [number[], number[]] = [[], []];
    for (let at = 0; at < times; at++) {
      taken[0].push(await readPage(small.db, few / 2));
      taken[1].push(await readPage(large.db, many / 2));
    }
    const [short, long] = [median(taken[0]), median(taken[1])];
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
  if (rows.length < 100) throw new Error("The page is not full");
  return performance.now() - start;
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

/** Creates a database with a discussion that has many replies. */
export async function fillThread(directory: string, count: number) {
  const local = await openLocalDatabase({ dataDir: directory });
  const patience = { first: 300_000, total: 300_000, pauses: [] };
  const db = connect(local, patience);
  await migrateDatabase(db);
  await db.execute(sql`
    INSERT INTO discussions (id, title, content, author, email, category)
    VALUES (1, 't', 'c', 'a', 'e', 'weekly-discussions')`);
  for (let from = 1; from <= count; from += 100_000) await addReplies(db, from, count);
  await db.execute(sql`ANALYZE discussion_replies`);
  return { db, close: () => local.close() };
}

const addReplies = (db: Database, from: number, count: number) =>
  db.execute(sql`
    INSERT INTO discussion_replies (id, discussion_id, author, email, content)
    SELECT n, 1, 'Ada', 'ada@example.org', repeat('A reply. ', 20)
    FROM generate_series(${from}::int, ${Math.min(from + 99_999, count)}::int) AS n`);
