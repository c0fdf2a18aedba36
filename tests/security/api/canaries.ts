import { sql } from "drizzle-orm";
import { database } from "../../../src/server/db/client.ts";

/** Prefix of every planted address, in letters that no encoding changes. */
export const mark = "zq7canary";

let planted = 0;

/** A unique address. @param where its table and column, or the request that contains it */
export const canary = (where: string): string => `${mark}-${where}-${planted++}@example.org`;

/** Columns whose values must never be shown: they are an address, or identify or authorise someone. */
const secretColumns = sql`
  SELECT table_name AS table, column_name AS column FROM information_schema.columns
  WHERE table_schema = 'public' AND data_type IN ('text', 'character varying', 'bytea') AND column_name ~
    'mail|recipient|^address|secret|token|hash|password|fingerprint|visitor|salt|key|network'`;

/** Adds more rows than fit on a page to every table, in every state, each with its own address. */
export async function plantRows(): Promise<void> {
  const db = database();
  const states = sql`(ARRAY['published', 'published', 'published', 'held', 'removed'])[1 + n % 5]`;
  const gone = sql`CASE WHEN n % 7 = 0 THEN now() END`;
  const address = (where: string) => sql`${`${mark}-${where}-`}::text || n || '@example.org'`;
  const rest = sql`${states}, ${gone}, n % 5 = 3, n % 5 = 3 AND n % 2 = 0`;
  const to = sql`status, deleted_at, waiting, crisis`;
  await db.batch([
    db.execute(sql`
      INSERT INTO discussions (id, title, content, author, email, category, ${to})
      SELECT 20000 + n, 'Title ' || n, 'Words ' || n, 'Ada', ${address("discussions.email")},
        'weekly-discussions', ${rest} FROM generate_series(1, 50) n`),
    db.execute(sql`
      INSERT INTO discussion_replies (content, author, email, discussion_id, ${to})
      SELECT 'Words ' || n, 'Ada', ${address("replies.email")}, 1, ${rest}
      FROM generate_series(1, 100) n`),
    db.execute(sql`
      INSERT INTO comments (content, author, email, content_type, content_id, ${to})
      SELECT 'Words ' || n, 'Ada', ${address("comments.email")}, 'video', 4, ${rest}
      FROM generate_series(1, 100) n`),
    db.execute(sql`
      INSERT INTO subscriptions (id, email, target_type, target_id, confirmed_at)
      SELECT 20000 + n, ${address("subscriptions.email")}, 'discussion', 1 + n % 3,
        CASE WHEN n % 3 > 0 THEN now() END FROM generate_series(1, 30) n`),
    db.execute(sql`
      INSERT INTO mails (recipient, kind, about)
      SELECT ${address("mails.recipient")},
        (ARRAY['crisis', 'digest', 'confirmation', 'notification'])[1 + n % 4],
        CASE WHEN n % 4 < 2 THEN '' ELSE 'subscription:' || 20000 + n END
      FROM generate_series(1, 30) n`),
    db.execute(sql`
      INSERT INTO subscriptions (email, target_type, target_id, confirmed_at)
      SELECT ${`${mark}-users-`}::text || id || '@example.org', 'moderator', id, now() FROM users
      UNION ALL SELECT ${`${mark}-new-`}::text || id || '@example.org', 'moderator', id, NULL FROM users
      UNION ALL SELECT recipient, 'moderator', 1, now() FROM mails
      WHERE kind IN ('crisis', 'digest')`),
    db.execute(sql`UPDATE discussions SET email = ${`${mark}-files-`}::text || id || '@example.org'
      WHERE id < 10000`),
  ]);
}

export async function readForbidden(): Promise<string[]> {
  const { rows: columns } =
    await database().execute<Record<"table" | "column", string>>(secretColumns);
  const selects = columns.map(
    ({ table, column }) =>
      sql`SELECT ${sql.identifier(column)} AS value FROM ${sql.identifier(table)}`,
  );
  const { rows } = await database().execute(sql.join(selects, sql` UNION `));
  return rows.map(({ value }) => String(value ?? "")).filter((value) => value.length > 7);
}

/** The planted addresses, in upper or lower case, and other secrets that a text contains. */
export function leaksIn(text: string, forbidden: string[]): string[] {
  const at = text.toLowerCase().indexOf(mark);
  const marked = at < 0 ? [] : [text.slice(at, at + 60)];
  return [
    ...marked,
    ...forbidden.filter((value) => !value.startsWith(mark) && text.includes(value)),
  ];
}
