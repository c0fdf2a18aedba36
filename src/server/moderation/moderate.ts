import { type SQL, sql } from "drizzle-orm";
import type { ActionInput, ActionResult } from "../../schemas/moderation.ts";
import { type ModerationAction, type PostType, postTypes } from "../../schemas/post-type.ts";
import { database } from "../db/client.ts";
import { moderationLog } from "../db/schema.ts";
import { columnsOf, type PostRow, tableOf, toStoredPost } from "../forum/posts/stored-post.ts";
import { notifySubscribers } from "../mail/queue.ts";
import { alsoOf, toReviewPost } from "./review-queue.ts";

type Asked = ActionInput["posts"][number];

// The rows that an action changes. Repeating it changes nothing.
const open: Record<ModerationAction, SQL> = {
  approve: sql`(p.status = 'held' OR (p.status = 'published' AND (p.waiting OR NOT p.reviewed)))`,
  remove: sql`p.status <> 'removed'`,
  restore: sql`p.status = 'removed'`,
};

const isDone: Record<ModerationAction, (post: { status: string; waiting: boolean }) => boolean> = {
  approve: ({ status, waiting }) => status === "published" && !waiting,
  remove: ({ status }) => status === "removed",
  restore: ({ status }) => status === "published",
};

export interface Moderated {
  results: ActionResult[];
  tags: string[];
}

/** Logs each change. The lock runs concurrent actions one after the other. Safe to run twice. */
export async function moderate(
  { action, posts }: ActionInput,
  username: string,
): Promise<Moderated> {
  const db = database();
  const asked = JSON.stringify(posts);
  const [, acted, found] = await db.batch([
    db.execute(sql`SELECT pg_advisory_xact_lock(hashtext('moderation'))`),
    db.execute<PostRow>(act(action, asked, username)),
    db.execute<PostRow>(states(asked)),
  ]);
  const done = new Set(acted.rows.map(keyOf));
  const rows = new Map(found.rows.map((row) => [keyOf(row), row]));
  const results = posts.map((post) => resultOf(post, action, rows.get(keyOf(post)), done));
  const changed = found.rows.filter((row) => done.has(keyOf(row)));
  return { results, tags: [...new Set(changed.flatMap((row) => toStoredPost(row).tags))] };
}

const keyOf = ({ kind, id }: { kind?: unknown; id?: unknown }) => `${kind} ${id}`;

function resultOf(
  { kind, id }: Asked,
  action: ModerationAction,
  row: PostRow | undefined,
  done: Set<string>,
): ActionResult {
  if (!row) return { kind, id, outcome: "missing" };
  const post = toReviewPost(row);
  if (post.deleted) return { kind, id, outcome: "deleted", post };
  if (done.has(keyOf({ kind, id }))) return { kind, id, outcome: "done", post };
  return { kind, id, outcome: isDone[action](post) ? "already" : "changed", post };
}

const askedOf = (kind: PostType, asked: string) => sql`
  (SELECT DISTINCT ON (id) id, version
    FROM jsonb_to_recordset(${asked}::jsonb) AS a (kind text, id int, version int)
    WHERE a.kind = ${kind} ORDER BY id, version) AS asked`;

function act(action: ModerationAction, asked: string, username: string): SQL {
  const status = action === "remove" ? "removed" : "published";
  const change = (kind: PostType) => sql`${sql.identifier(kind)} AS (
    UPDATE ${tableOf[kind]} p SET status = ${status}, waiting = false, reports = 0,
      reviewed = ${action !== "remove"}::boolean, version = p.version + 1
    FROM ${askedOf(kind, asked)}
    WHERE p.id = asked.id AND p.deleted_at IS NULL AND ${open[action]}
      AND p.version = coalesce(asked.version, p.version)
    RETURNING ${kind}::text AS kind, p.id)`;
  // Every part of a statement sees the tables as they were before it.
  const notify = (kind: PostType) => sql`, ${sql.identifier(`${kind}_mails`)} AS (
    ${notifySubscribers(
      kind,
      sql`SELECT p.* FROM ${tableOf[kind]} p JOIN ${sql.identifier(kind)} USING (id)
        WHERE p.status = 'held'`,
    )})`;
  const all = postTypes.map((kind) => sql`SELECT kind, id FROM ${sql.identifier(kind)}`);
  return sql`
    WITH ${sql.join(postTypes.map(change), sql`, `)}, acted AS (${sql.join(all, sql` UNION ALL `)}),
    logged AS (
      INSERT INTO ${moderationLog} (username, action, kind, post_id)
      SELECT ${username}, ${action}, kind, id FROM acted ORDER BY kind, id)
    ${action === "approve" ? sql.join(postTypes.map(notify)) : sql``}
    SELECT kind, id FROM acted`;
}

function states(asked: string): SQL {
  const ofKind = (kind: PostType) => sql`
    SELECT ${columnsOf(kind)} FROM ${tableOf[kind]} p JOIN ${askedOf(kind, asked)} ON p.id = asked.id`;
  return sql`SELECT post.*, ${alsoOf(sql`post`)}
    FROM (${sql.join(postTypes.map(ofKind), sql` UNION ALL `)}) AS post`;
}
