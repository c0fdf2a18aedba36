import { type SQL, sql } from "drizzle-orm";
import type { ModerationAction } from "../../../lib/post-types.ts";
import { database } from "../../../server/db/client.ts";
import { part, withParts } from "../../../server/db/part.ts";
import { moderationLog } from "../../../server/db/schema.ts";
import { columnsOf, type PostRow, tableOf, toStoredPost } from "../../forum/server/stored-post.ts";
import { mailsAboutPublished } from "../../mail/server/queue.ts";
import type { ActionInput, ActionResult, ReviewPost } from "../schema/moderation.ts";
import { alsoOf, toReviewPost } from "./review-queue.ts";

interface Effect {
  /** True for a post that the action changes. Repeating it changes nothing. */
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

/** Logs the change. Safe to run twice. @returns also the tags of the pages that it changes */
export async function moderate(
  input: ActionInput,
  username: string,
): Promise<{ result: ActionResult; tags: string[] }> {
  const db = database();
  const [{ rows: changed }, { rows: found }] = await db.batch([
    db.execute(act(input, username)),
    db.execute<PostRow>(selectPost(input)),
  ]);
  const [row] = found;
  if (!row) return { result: { outcome: "missing" }, tags: [] };
  const post = toReviewPost(row);
  if (changed.length > 0)
    return { result: { outcome: "done", post }, tags: toStoredPost(row).tags };
  return { result: { outcome: whyUnchanged(input.action, post), post }, tags: [] };
}

function whyUnchanged(action: ModerationAction, post: ReviewPost): ActionResult["outcome"] {
  if (post.deleted) return "deleted";
  return effects[action].isDone(post) ? "already" : "changed";
}

function act({ action, kind, id, version }: ActionInput, username: string): SQL {
  const { open, set } = effects[action];
  const changed = part(
    "changed",
    ["id"],
    sql`UPDATE ${tableOf[kind]} p SET ${set}
    WHERE p.id = ${id} AND p.deleted_at IS NULL AND ${open}
      AND p.version = coalesce(${version ?? null}::int, p.version)
    RETURNING p.id`,
  );
  const logged = part(
    "logged",
    [],
    sql`INSERT INTO ${moderationLog} (username, action, kind, post_id)
    SELECT ${username}, ${action}, ${kind}, ${changed.id} FROM ${changed}`,
  );
  // Every part of a statement sees the tables as they were before it.
  const published = sql`${tableOf[kind]} JOIN ${changed} USING (id) WHERE status = 'held'`;
  const mails = action === "approve" ? mailsAboutPublished(kind, published) : [];
  return withParts([changed, logged, ...mails], sql`SELECT ${changed.id} FROM ${changed}`);
}

const selectPost = ({ kind, id }: ActionInput): SQL => sql`
  SELECT post.*, ${alsoOf(sql`post`)}
  FROM (SELECT ${columnsOf(kind)} FROM ${tableOf[kind]} p WHERE p.id = ${id}) AS post`;
