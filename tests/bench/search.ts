import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { openLocalDatabase } from "../../scripts/dev-server/database.ts";
import { selectMatches } from "../../src/features/forum/server/discussions/queries.ts";
import { connect, type Database } from "../../src/server/db/client.ts";
import { migrateDatabase } from "../../src/server/db/migrate.ts";
import { firstOwnId } from "../../src/server/db/schema.ts";
import { atMost, type Figure, median } from "./measurement.ts";

const few = 100;
const many = 8_000;
const times = 40;

/** A word of every discussion, and one of fifty discussions. */
const queries = ["sleep", "worm"];

/** Compares searches of a hundred discussions with searches of eight thousand, alternately. */
export async function searches(): Promise<Figure[]> {
  const small = await boardOf(few);
  const large = await boardOf(many);
  try {
    const figures: Figure[] = [];
    for (const query of queries) figures.push(await compare(query, small.db, large.db));
    return figures;
  } finally {
    await Promise.all([small.close(), large.close()]);
  }
}

async function compare(query: string, small: Database, large: Database): Promise<Figure> {
  const ofSmall: number[] = [];
  const ofLarge: number[] = [];
  for (let at = 0; at < times; at++) {
    ofSmall.push(await search(small, query));
    ofLarge.push(await search(large, query));
  }
  const short = median(ofSmall);
  const long = median(ofLarge);
  return atMost(1.5, {
    of: `search for “${query}”`,
    name: "of 8,000 discussions / of 100",
    value: long / short,
    unit: "times",
    note: `${long.toFixed(2)} ms / ${short.toFixed(2)} ms`,
  });
}

async function search(db: Database, query: string): Promise<number> {
  const start = performance.now();
  const rows = await selectMatches(db, query);
  const time = performance.now() - start;
  if (rows.length === 0) throw new Error("Nothing was found");
  return time;
}

async function boardOf(count: number) {
  const directory = await mkdtemp(join(tmpdir(), "bench-search-"));
  const local = await openLocalDatabase({ dataDir: directory });
  const db = connect(local, { first: 300_000, total: 300_000, pauses: [] });
  await migrateDatabase(db);
  await fill(db, count);
  return {
    db,
    close: async () => {
      await local.close();
      await rm(directory, { recursive: true });
    },
  };
}

/** Discussions of about 1,200 characters, out of 3,000 different words. */
async function fill(db: Database, count: number): Promise<void> {
  await db.execute(sql`
    INSERT INTO discussions (id, title, content, author, email, category, created_at)
    SELECT ${firstOwnId}::int + n, 'Question ' || n,
      concat_ws(' ', 'We could not sleep.', text.words,
        CASE WHEN n % ${count / 50}::int = 0 THEN 'worm' END),
      'Ada', 'ada@example.org', 'weekly-discussions', now() - make_interval(secs => 10000 - n)
    FROM generate_series(1, ${count}::int) AS n, LATERAL (
      SELECT string_agg('word' || (n * 31 + w * w * 17) % 3000, ' ') AS words
      FROM generate_series(1, 150) AS w) AS text`);
  await db.execute(sql`ANALYZE discussions`);
}
