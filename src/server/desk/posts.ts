import { type SQL, sql } from "drizzle-orm";
import type { DeskList, DeskPost } from "../../schemas/desk.ts";
import { type PostKind, postKinds } from "../../schemas/post-kind.ts";
import { database } from "../db/client.ts";
import { firstOwnId, moderationLog, reports } from "../db/schema.ts";
import { Problem } from "../http/problem.ts";
import { isoTime } from "../iso-time.ts";
import { columnsOf, type PostRow, tableOf, toStoredPost } from "../stored-post.ts";

/** How many posts one page of the desk holds. */
const pageSize = 50;

const conditions: Record<DeskList, SQL> = {
  waiting: sql`p.waiting`,
  held: sql`p.waiting AND p.status = 'held'`,
  reported: sql`p.waiting AND p.reports > 0`,
  recent: sql`p.deleted_at IS NULL`,
  removed: sql`p.status = 'removed' AND p.deleted_at IS NULL`,
};

/** Whether posts with words of despair stand first. */
const isQueue = (list: DeskList) => list === "waiting" || list === "held" || list === "reported";

export interface DeskQuery {
  list: DeskList;
  /** Words that stand in the name, the title or the text; empty for all. */
  search: string;
  /** The `next` of the page before; empty for the first. */
  after: string;
}

export interface DeskPage {
  posts: DeskPost[];
  /** What leads on to the next page; undefined on the last. */
  next: string | undefined;
}

/** One page of the desk, newest first. @throws Problem 400 where `after` is none that it gave */
export async function listDeskPosts(query: DeskQuery): Promise<DeskPage> {
  const { rows } = await database().execute<PostRow>(selectDeskPosts(query));
  const posts = rows.slice(0, pageSize).map(toDeskPost);
  const last = posts.at(-1);
  const next = rows.length > pageSize && last ? cursorOf(last, query.list) : undefined;
  return { posts, next };
}

/** From each kind its first page, and of those the first page: each is read from the end of an index. */
export function selectDeskPosts({ list, search, after }: DeskQuery): SQL {
  const start = readCursor(after);
  const urgent = isQueue(list) ? sql`p.crisis` : sql`false`;
  const order = isQueue(list)
    ? sql`p.crisis DESC, p.created_at DESC, p.id DESC`
    : sql`p.created_at DESC, p.id DESC`;
  const page = (kind: PostKind) => sql`(
    SELECT ${columnsOf(kind)}, ${urgent} AS urgent FROM ${tableOf[kind]} p
    WHERE ${conditions[list]} AND ${isVisitors(kind, list)} AND ${contains(kind, search)} AND ${follows(kind, start, isQueue(list))}
    ORDER BY ${order} LIMIT ${pageSize + 1})`;
  return sql`SELECT post.*, ${alsoOf(sql`post`)} FROM (
      SELECT * FROM (${sql.join(postKinds.map(page), sql` UNION ALL `)}) AS pages
      ORDER BY urgent DESC, created_at DESC, kind DESC, id DESC LIMIT ${pageSize + 1}
    ) AS post
    ORDER BY urgent DESC, created_at DESC, kind DESC, id DESC`;
}

/** What the desk shows of a post beside the post: why it was reported, and what was last done with it. */
export const alsoOf = (post: SQL): SQL => sql`
  (SELECT coalesce(json_agg(reason), '[]') FROM (
    SELECT r.reason FROM ${reports} r WHERE r.kind = ${post}.kind AND r.post_id = ${post}.id
    ORDER BY r.id DESC LIMIT least(${post}.reports, 20)) said WHERE reason <> '') AS report_reasons,
  (SELECT json_build_object('action', l.action, 'by', l.username, 'at', l.at)
    FROM ${moderationLog} l WHERE l.kind = ${post}.kind AND l.post_id = ${post}.id
    ORDER BY l.id DESC LIMIT 1) AS last`;

/** A row of `columnsOf` with `alsoOf`. */
export function toDeskPost(row: PostRow): DeskPost {
  const { tags: _, ...post } = toStoredPost(row);
  const last = row["last"] as { action: "approve"; by: string; at: string } | null;
  return {
    ...post,
    reportReasons: row["report_reasons"] as string[],
    ...(last && { last: { ...last, at: isoTime(last.at) } }),
  };
}

/** What the creator wrote in a file is no news. */
const isVisitors = (kind: PostKind, list: DeskList): SQL =>
  kind === "discussion" && list === "recent" ? sql`p.id >= ${firstOwnId}::int` : sql`true`;

function contains(kind: PostKind, search: string): SQL {
  if (!search) return sql`true`;
  const like = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  const title = kind === "discussion" ? sql`OR p.title ILIKE ${like}` : sql``;
  return sql`(p.author ILIKE ${like} OR p.content ILIKE ${like} ${title})`;
}

interface Cursor {
  urgent: boolean;
  createdAt: string;
  kind: PostKind;
  id: number;
}

const cursorOf = ({ crisis, createdAt, kind, id }: DeskPost, list: DeskList): string =>
  [isQueue(list) && crisis ? 1 : 0, Date.parse(createdAt), kind, id].join("_");

/** @throws Problem 400 */
function readCursor(text: string): Cursor | undefined {
  if (!text) return undefined;
  const [, urgent, time, name, id] = /^([01])_(\d{1,14})_([a-z]+)_(\d{1,9})$/.exec(text) ?? [];
  const kind = postKinds.find((known) => known === name);
  if (!kind)
    throw new Problem(400, "Some fields are not valid", {
      fields: { after: "Expected what the page before gave" },
    });
  return {
    urgent: urgent === "1",
    createdAt: new Date(Number(time)).toISOString(),
    kind,
    id: Number(id),
  };
}

/** Kinds stand in the order of their names, backwards; those of one moment go on by them. */
function follows(kind: PostKind, cursor: Cursor | undefined, byUrgency: boolean): SQL {
  if (!cursor) return sql`true`;
  const { urgent, createdAt, id } = cursor;
  const beyond = kind < cursor.kind ? 2147483647 : kind > cursor.kind ? -1 : id - 1;
  const [first, given] = byUrgency
    ? [sql`p.crisis, p.created_at, p.id`, sql`${urgent}::boolean, `]
    : [sql`p.created_at, p.id`, sql``];
  return sql`(${first}) <= (${given}${createdAt}::timestamptz, ${beyond}::int)`;
}
