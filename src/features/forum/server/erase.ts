import { domainToUnicode } from "node:url";
import { type SQL, sql } from "drizzle-orm";
import { cleanEmail, folded } from "../../../lib/email.ts";
import type { PostKey, PostType } from "../../../lib/post-types.ts";
import { type Database, database } from "../../../server/db/client.ts";
import {
  donations,
  firstOwnId,
  mails,
  reports,
  stoppedMails,
  subscriptions,
} from "../../../server/db/schema.ts";
import { signatures } from "../../../server/site-secret.ts";
import { addressPurpose, erased, hashOfAddress } from "../../mail/server/stopped.ts";
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

/** True for an address that providers deliver to the same mailbox: see `folded`. */
export const isAddress = (column: SQL, email: string): SQL => sql`lower(
  replace(regexp_replace(${column}, '([+].*)?@[^@]*$', ''), '.', '') || substring(${column} FROM '@[^@]*$')
) = ${folded(cleanEmail(email))}`;

const contains = (column: SQL, texts: string[]): SQL =>
  sql`(${sql.join(
    texts.map((text) => sql`strpos(lower(${column}), lower(${text})) > 0`),
    sql` OR `,
  )})`;

/** What is stored about a person. The rows have all columns that say something about them. */
export async function findPerson(typed: string, db = database()) {
  const rowsOf = (table: SQL, column: SQL, hidden: string) =>
    db.execute<Record<string, unknown>>(sql`
      SELECT to_jsonb(t) - ${`{${hidden}}`}::text[] AS row FROM ${table} t
      WHERE ${isAddress(column, typed)} ORDER BY t.id`);
  const postsOf = (kind: PostType) => rowsOf(sql`${tableOf[kind]}`, sql`t.email`, hiddenColumns);
  const [replies, comments, started, subscribed, sent, given] = await db.batch([
    postsOf("reply"),
    postsOf("comment"),
    postsOf("discussion"),
    rowsOf(sql`${subscriptions}`, sql`t.email`, ""),
    rowsOf(sql`${mails}`, sql`t.recipient`, "network"),
    rowsOf(sql`${donations}`, sql`t.donor_email`, ""),
  ]);
  const read = ({ rows }: { rows: Record<string, unknown>[] }) =>
    rows.map(({ row }) => row as Record<string, unknown>);
  const [reply, comment, discussion] = [replies, comments, started].map(read);
  const posts = Object.entries({ reply, comment, discussion }).flatMap(([kind, rows = []]) =>
    rows.map((row) => ({ post: `${kind}-${row["id"]}`, ...row })),
  );
  return {
    posts: posts as ({ post: string } & Record<string, unknown>)[],
    subscriptions: read(subscribed),
    emails: read(sent),
    donations: read(given),
  };
}

/** They recognise a request, a link, a repeated text or a word. */
const hiddenColumns = "secret,idempotency_key,fingerprint,words";

/** Deletes posts, their private links and the reports about them. @returns the tags of the pages that show them */
export async function erasePosts(keys: PostKey[], db = database()): Promise<string[]> {
  const tags: string[] = [];
  for (const { kind, id } of keys) {
    // Visitors would read that its author has deleted it.
    const hide = sql`${forgetLink}, status = 'removed'`;
    const { rows } = await db.execute<PostRow>(
      wipePosts(kind, sql`p.id = ${id}::int AND ${isOwn(kind)}`, hide),
    );
    tags.push(...rows.map(toStoredPost).flatMap((post) => post.tags));
  }
  return [...new Set(tags)];
}

const forgetLink = sql`, secret = NULL, idempotency_key = NULL`;

/** The next deploy would bring back a discussion from a file. */
const isOwn = (kind: PostType): SQL =>
  kind === "discussion" ? sql`p.id >= ${firstOwnId}::int` : sql`true`;

/**
 * Erases a person's posts, private links, subscriptions and donor details in one transaction.
 * @param typed in any case
 * @param kept posts that someone else has written under the address
 */
export async function erase(typed: string, kept: PostKey[] = [], db = database()) {
  const names = (column: SQL) => contains(column, spellingsOf(typed));
  const isTheirs = (column: SQL) => isAddress(column, typed);
  const wipe = (kind: PostType) => {
    const ids = JSON.stringify(kept.filter((one) => one.kind === kind).map(({ id }) => id));
    const isKept = sql`p.id IN (SELECT value::int FROM jsonb_array_elements_text(${ids}::jsonb))`;
    return db.execute<PostRow>(
      wipePosts(
        kind,
        sql`${isTheirs(sql`p.email`)} AND ${isOwn(kind)} AND NOT ${isKept}`,
        forgetLink,
      ),
    );
  };
  const hashes = await hashesOf(typed, db);
  const [replies, comments, started, given, sent, subscribed, files] = await db.batch([
    wipe("reply"),
    wipe("comment"),
    wipe("discussion"),
    db.execute(sql`UPDATE ${donations} SET donor_name = NULL, donor_email = NULL
      WHERE ${isTheirs(sql`donor_email`)} OR ${names(sql`donor_name`)} RETURNING id`),
    db.execute(sql`DELETE FROM ${mails} WHERE ${isTheirs(sql`recipient`)} RETURNING id`),
    db.execute(sql`DELETE FROM ${subscriptions} WHERE ${isTheirs(sql`email`)} RETURNING id`),
    db.execute(sql`SELECT p.id FROM ${tableOf.discussion} p
      WHERE ${isTheirs(sql`p.email`)} AND NOT ${isOwn("discussion")} ORDER BY p.id`),
    db.execute(sql`UPDATE ${reports} SET reason = '' WHERE ${names(sql`reason`)}`),
    // What they followed. That they declined emails stays.
    db.execute(sql`DELETE FROM ${stoppedMails} WHERE about <> '' AND address IN (
      SELECT jsonb_array_elements_text(${JSON.stringify(hashes)}::jsonb))`),
    // Without the discussions that they followed. A restore erases them again.
    db.execute(sql`INSERT INTO ${stoppedMails} (address, about)
      VALUES (${hashOfAddress(folded(cleanEmail(typed)))}, ${erased}) ON CONFLICT DO NOTHING`),
  ]);
  const posts = [replies, comments, started].flatMap(({ rows }) => rows).map(toStoredPost);
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

/** The hashes of every spelling of the address that is known. */
async function hashesOf(typed: string, db: Database): Promise<string[]> {
  const { posts, subscriptions, emails } = await findPerson(typed, db);
  const stored = [...posts, ...subscriptions].map(({ email }) => String(email));
  const sent = emails.map(({ recipient }) => String(recipient));
  const email = cleanEmail(typed).toLowerCase();
  const all = new Set([
    email,
    folded(email),
    ...[...stored, ...sent].map((one) => one.toLowerCase()),
  ]);
  const hashes = await Promise.all([...all].map((one) => signatures(addressPurpose, one)));
  return hashes.flat();
}

/** Searches every column of every table that the database has, so that none can be forgotten. */
export async function findMentions(db: Database, spellings: string[]): Promise<Mention[]> {
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
