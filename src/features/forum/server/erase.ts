import { domainToUnicode } from "node:url";
import { type SQL, sql } from "drizzle-orm";
import { cleanEmail } from "../../../lib/email.ts";
import type { PostType } from "../../../lib/post-types.ts";
import { type Database, database } from "../../../server/db/client.ts";
import {
  donations,
  firstOwnId,
  mails,
  reports,
  subscriptions,
  users,
} from "../../../server/db/schema.ts";
import { type PostRow, tableOf, toStoredPost, wipePosts } from "./stored-post.ts";

/** Other places where the address is stored, such as in a post by someone else. */
export interface Mention {
  table: string;
  column: string;
  /** Empty if the table has no ids. */
  id: string;
}

/** An address as mail servers write its domain, in which it is stored, and as people write it in texts. */
export function spellingsOf(typed: string): string[] {
  const email = cleanEmail(typed);
  const start = email.lastIndexOf("@") + 1;
  const domain = email.slice(start);
  return [email, email.slice(0, start) + (domainToUnicode(domain) || domain)];
}

const contains = (column: SQL, texts: string[]): SQL =>
  sql`(${sql.join(
    texts.map((text) => sql`strpos(lower(${column}), lower(${text})) > 0`),
    sql` OR `,
  )})`;

/** Erases a person's posts, private links and donor details in one transaction. @param typed in any case */
export async function erase(typed: string, db = database()) {
  const email = cleanEmail(typed);
  const isTheirs = sql`lower(p.email) = lower(${email})`;
  const names = (column: SQL) => contains(column, spellingsOf(typed));
  const [replies, comments, discussions, given, sent, , subscribed, files] = await db.batch([
    ...wipeTheirs(db, isTheirs),
    db.execute(sql`UPDATE ${donations} SET donor_name = NULL, donor_email = NULL
      WHERE lower(donor_email) = lower(${email}) OR ${names(sql`donor_name`)} RETURNING id`),
    db.execute(sql`DELETE FROM ${mails} WHERE lower(recipient) = lower(${email}) RETURNING id`),
    db.execute(sql`UPDATE ${users} SET
      email = CASE WHEN lower(email) <> lower(${email}) THEN email END,
      new_email = CASE WHEN lower(new_email) <> lower(${email}) THEN new_email END
      WHERE lower(${email}) IN (lower(email), lower(new_email))`),
    db.execute(sql`DELETE FROM ${subscriptions} WHERE lower(email) = lower(${email}) RETURNING id`),
    db.execute(sql`SELECT p.id FROM ${tableOf.discussion} p WHERE ${isTheirs} ORDER BY p.id`),
    db.execute(sql`UPDATE ${reports} SET reason = '' WHERE ${names(sql`reason`)}`),
  ]);
  const posts = [replies, comments, discussions].flatMap(({ rows }) => rows).map(toStoredPost);
  return {
    posts: posts.length,
    donations: given.rows.length,
    mails: sent.rows.length,
    subscriptions: subscribed.rows.length,
    mentions: await findMentions(db, spellingsOf(typed)),
    inFiles: files.rows.map(({ id }) => Number(id)),
    tags: [...new Set(posts.flatMap((post) => post.tags))],
  };
}

/** Skips discussions from files, which the next deploy would bring back. */
const wipeTheirs = (db: Database, isTheirs: SQL) => {
  const ofKind = (kind: PostType) => {
    const isOwn = kind === "discussion" ? sql`p.id >= ${firstOwnId}::int` : sql`true`;
    const forget = sql`, secret = NULL, idempotency_key = NULL`;
    return db.execute<PostRow>(wipePosts(kind, sql`${isTheirs} AND ${isOwn}`, forget));
  };
  return [ofKind("reply"), ofKind("comment"), ofKind("discussion")] as const;
};

/** Searches every column of every table that the database has, so that none can be forgotten. */
async function findMentions(db: Database, spellings: string[]): Promise<Mention[]> {
  const { rows: tables } = await db.execute<{ schema: string; name: string }>(sql`
    SELECT table_schema AS schema, table_name AS name FROM information_schema.tables
    WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')
    ORDER BY table_name`);
  // A value inside JSON or an array is escaped.
  const escaped = spellings.map((email) => JSON.stringify(email).slice(1, -1));
  const found = tables.map(
    ({ schema, name }) => sql`(
      SELECT ${name}::text AS "table", field.key AS "column", coalesce(to_jsonb(t)->>'id', '') AS id
      FROM ${sql.identifier(schema)}.${sql.identifier(name)} t, jsonb_each_text(to_jsonb(t)) AS field
      WHERE ${contains(sql`field.value`, [...spellings, ...escaped])}
      LIMIT 50)`,
  );
  const { rows } = await db.execute(sql.join(found, sql` UNION ALL `));
  return rows as unknown as Mention[];
}
