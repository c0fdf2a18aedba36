import { type SQL, sql } from "drizzle-orm";
import type { Badge, ModerationAction, PostType } from "../../../../lib/posts/post-types.ts";
import { database } from "../../../../server/db/client.ts";
import { cte, withCtes } from "../../../../server/db/cte.ts";
import { moderationLog } from "../../../../server/db/schema.ts";
import type { Session } from "../../../accounts/schema.ts";
import type { EditInput } from "../../../forum/schema/discussion.ts";
import { mailsAboutPublished } from "../../../mail/server/queue.ts";
import {
  columnsOf,
  type PostRow,
  tableOf,
  toStoredPost,
} from "../../../posts/server/stored-post.ts";
import { fingerprintOf } from "../../../spam/server/rules.ts";
import type { ActionInput, Outcome, ReviewPost } from "../../schema/moderation.ts";
import { aboutPost, toReviewPost } from "./review-queue.ts";

type Moderator = Pick<Session, "username" | "role">;

interface Effect {
  /** The posts that the action changes. Repeating it changes nothing. */
  open: SQL;
  set: SQL;
}

// The mark of a crisis says something about a person's health, so it goes once it has been read.
export const closed = sql`waiting = false, reports = 0, crisis = false, version = p.version + 1`;

const effects: Record<Exclude<ModerationAction, "edit">, Effect> = {
  approve: {
    open: sql`p.status = 'held'`,
    set: sql`status = 'published', ${closed}`,
  },
  see: {
    open: sql`p.status = 'published' AND p.waiting`,
    set: closed,
  },
  // Everything else stays, so that a restored post is as it was: reported, or held.
  remove: {
    open: sql`p.status <> 'removed'`,
    set: sql`status = 'removed', version = p.version + 1`,
  },
  restore: {
    open: sql`p.status = 'removed'`,
    set: sql`version = p.version + 1, status = CASE (
        SELECT l.action FROM ${moderationLog} l
        WHERE l.kind = given.kind AND l.post_id = p.id AND l.action LIKE 'remove%'
        ORDER BY l.id DESC LIMIT 1) WHEN 'remove-held' THEN 'held' ELSE 'published' END`,
  },
  lock: {
    open: sql`NOT p.locked`,
    set: sql`locked = true`,
  },
  unlock: {
    open: sql`p.locked`,
    set: sql`locked = false`,
  },
};

function edit(kind: PostType, edited: EditInput, by: Badge): Effect {
  const { author, title, content } = edited;
  const fingerprint = fingerprintOf(content) ?? null;
  return {
    open: sql`p.status <> 'removed'`,
    set: sql`author = coalesce(${author ?? null}, p.author), content = ${content},
      ${kind === "discussion" ? sql`title = coalesce(${title ?? null}, p.title), updated_at = now(),` : sql``}
      fingerprint = ${fingerprint}::text, edited_at = now(), edited_by = ${by}, version = p.version + 1`,
  };
}

/** Safe to run twice. */
export async function moderate(
  input: ActionInput,
  moderator: Moderator,
): Promise<{ outcome: Outcome; tags: string[] }> {
  const db = database();
  const [{ rows: changed }, { rows: found }] = await db.batch([
    db.execute(act(input, moderator)),
    db.execute<PostRow>(selectPost(input)),
  ]);
  const [row] = found;
  if (!row) return { outcome: "missing", tags: [] };
  if (changed.length > 0) return { outcome: "done", tags: toStoredPost(row).tags };
  return { outcome: whyUnchanged(input, toReviewPost(row)), tags: [] };
}

export async function findReviewPost(
  key: Pick<ReviewPost, "kind" | "id">,
): Promise<ReviewPost | undefined> {
  const { rows } = await database().execute<PostRow>(selectPost(key));
  return rows[0] && toReviewPost(rows[0]);
}

function whyUnchanged({ action }: ActionInput, post: ReviewPost): Outcome {
  if (post.deleted) return "deleted";
  const [last] = post.history;
  return last?.action.startsWith(action) ? "already" : "changed";
}

function act(
  { action, kind, id, version, edited, reason = "" }: ActionInput,
  { username, role }: Moderator,
): SQL {
  const { open, set } =
    action === "edit" ? edit(kind, edited ?? { content: "" }, role) : effects[action];
  const changed = cte(
    "changed",
    ["id"],
    sql`UPDATE ${tableOf[kind]} p SET ${set} FROM (VALUES (${kind}::text)) AS given (kind)
    WHERE p.id = ${id} AND p.deleted_at IS NULL AND ${open}
      AND p.version = coalesce(${version ?? null}::int, p.version)
    RETURNING p.id`,
  );
  const logged = cte(
    "logged",
    [],
    sql`INSERT INTO ${moderationLog} (username, action, kind, post_id, reason)
    SELECT ${username}, ${action}::text || CASE WHEN ${action}::text = 'remove' AND p.status = 'held' THEN '-held' ELSE '' END,
      ${kind}, p.id, ${reason} FROM ${tableOf[kind]} p JOIN ${changed} USING (id)`,
  );
  // Every CTE of a statement sees the tables as they were before it.
  const published = sql`${tableOf[kind]} JOIN ${changed} USING (id) WHERE status = 'held'`;
  const mails = action === "approve" ? mailsAboutPublished(kind, published) : [];
  return withCtes([changed, logged, ...mails], sql`SELECT ${changed.id} FROM ${changed}`);
}

const selectPost = ({ kind, id }: Pick<ReviewPost, "kind" | "id">): SQL => sql`
  SELECT post.*, ${aboutPost}
  FROM (SELECT ${columnsOf(kind)} FROM ${tableOf[kind]} p WHERE p.id = ${id}) AS post`;
