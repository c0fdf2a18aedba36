import { type SQL, sql } from "drizzle-orm";
import { database } from "../../../server/db/client.ts";
import { part, withParts } from "../../../server/db/part.ts";
import { moderationLog } from "../../../server/db/schema.ts";
import { mailsAboutPublished } from "../../../server/mail/queue.ts";
import {
  columnsOf,
  type PostRow,
  tableOf,
  toStoredPost,
} from "../../../server/posts/stored-post.ts";
import { type ModerationAction, type PostType, postTypes } from "../../forum/schema/post-type.ts";
import type { ActionInput, ActionResult, ReviewPost } from "../schema/moderation.ts";
import { alsoOf, toReviewPost } from "./review-queue.ts";

type Asked = ActionInput["posts"][number];

interface Effect {
  /** The rows that the action changes. Repeating it changes nothing. */
  open: SQL;
  set: SQL;
  isDone: (post: ReviewPost) => boolean;
}

const closed = sql`waiting = false, reports = 0, version = p.version + 1`;

const effects: Record<ModerationAction, Effect> = {
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
  return { kind, id, outcome: effects[action].isDone(post) ? "already" : "changed", post };
}

const askedOf = (kind: PostType, asked: string) => sql`
  (SELECT DISTINCT ON (id) id, version
    FROM jsonb_to_recordset(${asked}::jsonb) AS a (kind text, id int, version int)
    WHERE a.kind = ${kind} ORDER BY id, version) AS asked`;

function act(action: ModerationAction, asked: string, username: string): SQL {
  const { open, set } = effects[action];
  const changed = postTypes.map((kind) => ({
    kind,
    rows: part(
      `changed_${kind}`,
      ["kind", "id"],
      sql`UPDATE ${tableOf[kind]} p SET ${set} FROM ${askedOf(kind, asked)}
      WHERE p.id = asked.id AND p.deleted_at IS NULL AND ${open}
        AND p.version = coalesce(asked.version, p.version)
      RETURNING ${kind}::text AS kind, p.id`,
    ),
  }));
  const all = changed.map(({ rows }) => sql`SELECT ${rows.kind}, ${rows.id} FROM ${rows}`);
  const acted = part("acted", ["kind", "id"], sql.join(all, sql` UNION ALL `));
  const logged = part(
    "logged",
    [],
    sql`INSERT INTO ${moderationLog} (username, action, kind, post_id)
    SELECT ${username}, ${action}, ${acted.kind}, ${acted.id} FROM ${acted} ORDER BY ${acted.kind}, ${acted.id}`,
  );
  // Every part of a statement sees the tables as they were before it.
  const mailed = changed.flatMap(({ kind, rows }) =>
    mailsAboutPublished(kind, sql`${tableOf[kind]} JOIN ${rows} USING (id) WHERE status = 'held'`),
  );
  const parts = [...changed.map(({ rows }) => rows), acted, logged];
  const result = sql`SELECT ${acted.kind}, ${acted.id} FROM ${acted}`;
  return withParts(action === "approve" ? [...parts, ...mailed] : parts, result);
}

function states(asked: string): SQL {
  const ofKind = (kind: PostType) => sql`
    SELECT ${columnsOf(kind)} FROM ${tableOf[kind]} p JOIN ${askedOf(kind, asked)} ON p.id = asked.id`;
  return sql`SELECT post.*, ${alsoOf(sql`post`)}
    FROM (${sql.join(postTypes.map(ofKind), sql` UNION ALL `)}) AS post`;
}
