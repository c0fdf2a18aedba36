import { desc, lt, type SQL, sql } from "drizzle-orm";
import type { ActionInput, ActionResult, LogEntry, ReviewPost } from "../../schemas/moderation.ts";
import { type ModerationAction, type PostType, postTypes } from "../../schemas/post-type.ts";
import { database } from "../db/client.ts";
import { moderationLog } from "../db/schema.ts";
import { type Page, pageOf } from "../http/pagination.ts";
import { mailsAboutPublished } from "../mail/queue.ts";
import { columnsOf, type PostRow, tableOf, toStoredPost } from "../posts/stored-post.ts";
import { alsoOf, toReviewPost } from "./review-queue.ts";

type Asked = ActionInput["posts"][number];

interface Change {
  /** The rows that the action changes. Repeating it changes nothing. */
  open: SQL;
  set: SQL;
  isDone: (post: ReviewPost) => boolean;
}

const closed = sql`waiting = false, reports = 0, version = p.version + 1`;

const changes: Record<ModerationAction, Change> = {
  approve: {
    open: sql`(p.status = 'held' OR (p.status = 'published' AND (p.waiting OR NOT p.reviewed)))`,
    set: sql`status = 'published', reviewed = true, ${closed}`,
    isDone: ({ status, waiting }) => status === "published" && !waiting,
  },
  // Unlike an approved post, it can still be held by reports.
  see: {
    open: sql`p.status = 'published' AND p.waiting`,
    set: closed,
    isDone: ({ status, waiting }) => status === "published" && !waiting,
  },
  remove: {
    open: sql`p.status <> 'removed'`,
    set: sql`status = 'removed', reviewed = false, ${closed}`,
    isDone: ({ status }) => status === "removed",
  },
  restore: {
    open: sql`p.status = 'removed'`,
    set: sql`status = 'published', reviewed = true, ${closed}`,
    isDone: ({ status }) => status === "published",
  },
  lock: {
    open: sql`NOT p.locked`,
    set: sql`locked = true`,
    isDone: ({ place }) => place.locked,
  },
  unlock: {
    open: sql`p.locked`,
    set: sql`locked = false`,
    isDone: ({ place }) => !place.locked,
  },
};

/** Logs each change. The lock runs concurrent actions one after the other. Safe to run twice. */
export async function moderate({ action, posts }: ActionInput, username: string) {
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
  return { kind, id, outcome: changes[action].isDone(post) ? "already" : "changed", post };
}

const askedOf = (kind: PostType, asked: string) => sql`
  (SELECT DISTINCT ON (id) id, version
    FROM jsonb_to_recordset(${asked}::jsonb) AS a (kind text, id int, version int)
    WHERE a.kind = ${kind} ORDER BY id, version) AS asked`;

function act(action: ModerationAction, asked: string, username: string): SQL {
  const { open, set } = changes[action];
  const kinds = /lock$/.test(action) ? (["discussion"] as const) : postTypes;
  const change = (kind: PostType) => sql`${sql.identifier(kind)} AS (
    UPDATE ${tableOf[kind]} p SET ${set} FROM ${askedOf(kind, asked)}
    WHERE p.id = asked.id AND p.deleted_at IS NULL AND ${open}
      AND p.version = coalesce(asked.version, p.version)
    RETURNING ${kind}::text AS kind, p.id)`;
  // Every part of a statement sees the tables as they were before it.
  const mail = (kind: PostType) =>
    sql`, ${mailsAboutPublished(
      kind,
      sql`SELECT p.* FROM ${tableOf[kind]} p JOIN ${sql.identifier(kind)} USING (id)
      WHERE p.status = 'held'`,
    )}`;
  const all = kinds.map((kind) => sql`SELECT kind, id FROM ${sql.identifier(kind)}`);
  return sql`
    WITH ${sql.join(kinds.map(change), sql`, `)}, acted AS (${sql.join(all, sql` UNION ALL `)}),
    logged AS (
      INSERT INTO ${moderationLog} (username, action, kind, post_id)
      SELECT ${username}, ${action}, kind, id FROM acted ORDER BY kind, id)
    ${action === "approve" ? sql.join(postTypes.map(mail)) : sql``}
    SELECT kind, id FROM acted`;
}

function states(asked: string): SQL {
  const ofKind = (kind: PostType) => sql`
    SELECT ${columnsOf(kind)} FROM ${tableOf[kind]} p JOIN ${askedOf(kind, asked)} ON p.id = asked.id`;
  return sql`SELECT post.*, ${alsoOf(sql`post`)}
    FROM (${sql.join(postTypes.map(ofKind), sql` UNION ALL `)}) AS post`;
}

const pageSize = 100;

/** One page of the moderators' actions, newest first. @param after the last id of the previous page, or 0 */
export async function listLog(after: number): Promise<Page<LogEntry>> {
  const rows = await database()
    .select()
    .from(moderationLog)
    .where(after === 0 ? undefined : lt(moderationLog.id, after))
    .orderBy(desc(moderationLog.id))
    .limit(pageSize + 1);
  return pageOf(rows, pageSize);
}
