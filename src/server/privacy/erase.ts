import { sql } from "drizzle-orm";
import { postTypes } from "../../schemas/post-type.ts";
import { database } from "../db/client.ts";
import { donations, firstOwnId, mails, subscriptions, users } from "../db/schema.ts";
import { columnsOf, type PostRow, tableOf, toStoredPost } from "../forum/posts/stored-post.ts";
import { wipedColumns } from "../private-links/post.ts";

export interface Erased {
  posts: number;
  donations: number;
  mails: number;
  subscriptions: number;
  /** Pages where someone else's text contains the address. */
  mentionedAt: string[];
  inFiles: number[];
  tags: string[];
}

/** Erases a person's posts, private links and donor details in one transaction. @param email in any case */
export async function erase(email: string): Promise<Erased> {
  const db = database();
  const isTheirs = sql`lower(p.email) = lower(${email})`;
  const [replies, comments, discussions, given, sent, , subscribed, files, ...mentions] =
    await db.batch([
      ...wipe(isTheirs),
      db.execute(sql`UPDATE ${donations} SET donor_name = NULL, donor_email = NULL
      WHERE lower(donor_email) = lower(${email}) RETURNING id`),
      db.execute(sql`DELETE FROM ${mails} WHERE lower(recipient) = lower(${email}) RETURNING id`),
      db.execute(sql`UPDATE ${users} SET email = NULL WHERE lower(email) = lower(${email})`),
      db.execute(
        sql`DELETE FROM ${subscriptions} WHERE lower(email) = lower(${email}) RETURNING id`,
      ),
      db.execute(sql`SELECT p.id FROM ${tableOf.discussion} p WHERE ${isTheirs} ORDER BY p.id`),
      ...mentioned(email),
    ]);
  const posts = [replies, comments, discussions].flatMap(({ rows }) => rows).map(toStoredPost);
  return {
    posts: posts.length,
    donations: given.rows.length,
    mails: sent.rows.length,
    subscriptions: subscribed.rows.length,
    mentionedAt: mentions.flatMap(({ rows }) => rows).map((row) => toStoredPost(row).href),
    inFiles: files.rows.map(({ id }) => Number(id)),
    tags: [...new Set(posts.flatMap((post) => post.tags))],
  };
}

/** Skips discussions from files, which the next deploy would bring back. */
const wipe = (isTheirs: ReturnType<typeof sql>) => {
  const ofKind = (kind: (typeof postTypes)[number]) =>
    database().execute<PostRow>(sql`
      UPDATE ${tableOf[kind]} p SET ${wipedColumns(kind)}, secret = NULL, idempotency_key = NULL
      WHERE ${isTheirs} AND ${kind === "discussion" ? sql`p.id >= ${firstOwnId}::int` : sql`true`}
      RETURNING ${columnsOf(kind)}`);
  return [ofKind("reply"), ofKind("comment"), ofKind("discussion")] as const;
};

const mentioned = (email: string) =>
  postTypes.map((kind) =>
    database().execute<PostRow>(sql`
      SELECT ${columnsOf(kind)} FROM ${tableOf[kind]} p
      WHERE strpos(lower(p.content), lower(${email})) > 0 ORDER BY p.id LIMIT 50`),
  );
