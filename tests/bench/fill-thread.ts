import { sql } from "drizzle-orm";
import { openLocalDatabase } from "../../scripts/dev-server/database.ts";
import { connect, type Database } from "../../src/server/db/client.ts";
import { migrateDatabase } from "../../src/server/db/migrate.ts";

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
