import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { placePath } from "../../../lib/posts/entry-paths.ts";
import type { Badge, CommentType, Place, PostType } from "../../../lib/posts/post-types.ts";
import { database } from "../../../server/db/client.ts";
import {
  comments,
  discussionReplies,
  discussions,
  moderationLog,
  reports,
  withdrawals,
} from "../../../server/db/schema.ts";
import { isoTime } from "../../../server/db/timestamps.ts";
import type { StoredPost } from "../schema/post.ts";
import { tagsAt } from "./places.ts";

export const tableOf: Record<PostType, PgTable> = {
  reply: discussionReplies,
  comment: comments,
  discussion: discussions,
};

const none = sql`NULL::text`;

const particulars: Record<PostType, SQL> = {
  reply: sql`${none} AS title, ${none} AS under, p.discussion_id AS place`,
  comment: sql`${none} AS title, p.content_type AS under, p.content_id AS place`,
  discussion: sql`p.title, ${none} AS under, p.id AS place`,
};

export const columnsOf = (kind: PostType): SQL => sql`
  ${kind}::text AS kind, p.id, p.author, p.content, ${particulars[kind]}, p.status, p.version,
  p.reasons, p.crisis, p.reports, p.waiting, p.created_at, p.edited_at, p.edited_by, p.deleted_at,
  p.badge, p.visitor`;

export type PostRow = Record<string, unknown> &
  Pick<StoredPost, "kind" | "id" | "author" | "content" | "status"> &
  Pick<StoredPost, "version" | "crisis" | "reports" | "waiting"> & {
    title: string | null;
    under: CommentType | null;
    place: number;
    reasons: string;
    badge: Badge | null;
    edited_by: Badge | null;
  };

export function toStoredPost(row: PostRow): StoredPost {
  const { kind, id, author, title, content, badge, under, place } = row;
  const at: Place = { type: under ?? "discussion", id: place };
  const page = placePath(at.type, at.id);
  return {
    kind,
    id,
    author,
    content,
    status: row.status,
    version: row.version,
    crisis: row.crisis,
    reports: row.reports,
    waiting: row.waiting,
    ...(title !== null && { title }),
    reasons: row.reasons.split(",").filter(Boolean),
    createdAt: isoTime(row["created_at"]),
    ...(row["edited_at"] !== null && { editedAt: isoTime(row["edited_at"]) }),
    ...(row["deleted_at"] !== null && { deleted: true }),
    ...(badge !== null && { badge }),
    ...(row.edited_by !== null && { editedBy: row.edited_by }),
    href: kind === "reply" ? `${page}?after=${id - 1}#reply-${id}` : page,
    tags: tagsAt(at),
  };
}

export async function findPost(kind: PostType, condition: SQL): Promise<StoredPost | undefined> {
  const { rows } = await database().execute<PostRow>(
    sql`SELECT ${columnsOf(kind)} FROM ${tableOf[kind]} p WHERE ${condition}`,
  );
  return rows[0] && toStoredPost(rows[0]);
}

/** Records the deletion, so that a restore deletes the posts again. @param also more columns to set */
export const wipePosts = (kind: PostType, condition: SQL, also = sql``): SQL => sql`
  WITH wiped AS (
    UPDATE ${tableOf[kind]} p SET ${kind === "discussion" ? sql`title = '',` : sql``}
      author = '', email = '', content = '', deleted_at = now(), version = version + 1, waiting = false, notify = false,
      crisis = false, reports = 0, score = 0, reasons = '', fingerprint = NULL, idempotency_key = NULL,
      edited_by = NULL,
      visitor = NULL ${also}
    WHERE ${condition} RETURNING ${columnsOf(kind)}
  ), unreported AS (
    DELETE FROM ${reports} r USING wiped WHERE r.kind = wiped.kind AND r.post_id = wiped.id
  ), unlogged AS (
    DELETE FROM ${moderationLog} l USING wiped WHERE l.kind = wiped.kind AND l.post_id = wiped.id
  ), recorded AS (
    INSERT INTO ${withdrawals} (address, about) SELECT ${deletionOf(kind, sql`wiped`)}, 'post' FROM wiped
    ON CONFLICT DO NOTHING
  ) SELECT * FROM wiped`;

/** Numbers are never used twice in a database, but another database has the same. */
export const deletionOf = (kind: PostType, post: SQL): SQL => sql`encode(sha256(convert_to(
  concat_ws(' ', ${kind}::text, ${post}.id, extract(epoch FROM ${post}.created_at)), 'UTF8')), 'hex')`;
