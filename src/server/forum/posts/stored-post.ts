import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { CommentTarget } from "../../../schemas/comment.ts";
import {
  type Badge,
  type PostStatus,
  type PostType,
  postTypes,
} from "../../../schemas/post-type.ts";
import { comments, discussionReplies, discussions } from "../../db/schema.ts";
import { isoTime } from "../../db/timestamps.ts";
import { tags } from "../../http/cache.ts";
import { commentTargetPath } from "../comments/comment-target.ts";

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

/** The columns of a post `p`, the same for every type, without the email address. */
export const columnsOf = (kind: PostType): SQL => sql`
  ${kind}::text AS kind, p.id, p.author, p.content, ${particulars[kind]}, p.status, p.version,
  p.score, p.reasons, p.crisis, p.reports, p.waiting, p.created_at, p.edited_at, p.deleted_at, p.badge`;

export type PostRow = Record<string, unknown>;

/** A post of any type, as moderators and its writer see it. Times are ISO 8601, UTC. */
export interface StoredPost {
  kind: PostType;
  id: number;
  author: string;
  title?: string;
  content: string;
  status: PostStatus;
  version: number;
  score: number;
  reasons: string[];
  crisis: boolean;
  reports: number;
  waiting: boolean;
  createdAt: string;
  editedAt?: string;
  deleted?: true;
  badge?: Badge;
  href: string;
  tags: string[];
}

export function toStoredPost(row: PostRow): StoredPost {
  const place = placeOf(row);
  return {
    kind: place.kind,
    id: Number(row["id"]),
    author: String(row["author"]),
    ...(row["title"] !== null && { title: String(row["title"]) }),
    content: String(row["content"]),
    status: row["status"] as PostStatus,
    version: Number(row["version"]),
    score: Number(row["score"]),
    reasons: String(row["reasons"]).split(",").filter(Boolean),
    crisis: row["crisis"] === true,
    reports: Number(row["reports"]),
    waiting: row["waiting"] === true,
    createdAt: isoTime(row["created_at"]),
    ...(row["edited_at"] !== null && { editedAt: isoTime(row["edited_at"]) }),
    ...(row["deleted_at"] !== null && { deleted: true }),
    ...(row["badge"] !== null && { badge: row["badge"] as Badge }),
    href: hrefOf(place),
    tags: tagsOf(place),
  };
}

type Place =
  | { kind: "reply"; id: number; discussion: number }
  | { kind: "comment"; target: CommentTarget }
  | { kind: "discussion"; discussion: number };

function placeOf(row: PostRow): Place {
  const kind = postTypes.find((known) => known === row["kind"]);
  const place = Number(row["place"]);
  if (kind === "reply") return { kind, id: Number(row["id"]), discussion: place };
  if (kind === "discussion") return { kind, discussion: place };
  const contentType = row["under"] as CommentTarget["contentType"];
  return { kind: "comment", target: { contentType, contentId: place } };
}

function hrefOf(place: Place): string {
  if (place.kind === "discussion") return `/discussions/${place.discussion}`;
  if (place.kind === "comment") return commentTargetPath(place.target);
  return `/discussions/${place.discussion}?after=${place.id - 1}#reply-${place.id}`;
}

function tagsOf(place: Place): string[] {
  if (place.kind === "comment") return [tags.comments(place.target)];
  return [tags.discussion(place.discussion), tags.discussions];
}
