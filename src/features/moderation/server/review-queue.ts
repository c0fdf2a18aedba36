import { type SQL, sql } from "drizzle-orm";
import { placePath } from "../../../lib/entry-paths.ts";
import { reportsThatHold } from "../../../lib/limits.ts";
import { type PostType, postTypes } from "../../../lib/post-types.ts";
import { database } from "../../../server/db/client.ts";
import {
  discussions,
  firstOwnId,
  moderationLog,
  reports,
  users,
} from "../../../server/db/schema.ts";
import { isoTime } from "../../../server/db/timestamps.ts";
import { invalidFields } from "../../../server/http/http-error.ts";
import { placeTitle } from "../../forum/server/places.ts";
import { columnsOf, type PostRow, tableOf, toStoredPost } from "../../forum/server/stored-post.ts";
import { mentionsDanger } from "../../help/danger.ts";
import {
  type ModerationList,
  moderationLists,
  mostCounted,
  type Overview,
  type ReviewPost,
} from "../schema/moderation.ts";

const pageSize = 50;

const conditions: Record<ModerationList, SQL> = {
  waiting: sql`p.waiting AND p.status <> 'removed'`,
  reported: sql`p.waiting AND p.status <> 'removed' AND p.reports > 0`,
  danger: sql`p.crisis AND p.deleted_at IS NULL`,
  recent: sql`p.deleted_at IS NULL`,
  removed: sql`p.status = 'removed' AND p.deleted_at IS NULL`,
};

/** In these lists, posts that sound like a crisis come first. */
const isQueue = (list: ModerationList) => list === "waiting" || list === "reported";

export interface ReviewQuery {
  list: ModerationList;
  search: string;
  after: string;
  /** All posts of its writer. */
  writer?: PostKey | undefined;
  /** A post that is in the list whatever its state, because a moderator has just acted on it. */
  at?: PostKey | undefined;
}

/** Reads a key such as `reply-5`. */
export function readPostKey(text: string): PostKey | undefined {
  const [, name, id] = /^([a-z]+)-(\d{1,9})$/.exec(text) ?? [];
  const kind = postTypes.find((known) => known === name);
  return kind && { kind, id: Number(id) };
}

type PostKey = Pick<ReviewPost, "kind" | "id">;

/** One page of the queue, newest first. @throws HttpError 400 if `after` is not a cursor */
export async function listReviewQueue(query: ReviewQuery) {
  const { rows } = await database().execute<PostRow>(selectReviewPosts(query));
  const posts = rows.slice(0, pageSize).map(toReviewPost);
  const last = posts.at(-1);
  const next = rows.length > pageSize && last ? cursorOf(last, query.list) : undefined;
  return { posts, next };
}

/** Merges the first page of each post type, so that each is read from the end of an index. */
export function selectReviewPosts({ list, search, after, writer, at }: ReviewQuery): SQL {
  const start = readCursor(after);
  const urgent = isQueue(list) ? sql`p.crisis` : sql`false`;
  const order = isQueue(list)
    ? sql`p.crisis DESC, p.created_at DESC, p.id DESC`
    : sql`p.created_at DESC, p.id DESC`;
  const page = (kind: PostType) => sql`(
    SELECT ${columnsOf(kind)}, ${urgent} AS urgent FROM ${tableOf[kind]} p
    WHERE (${conditions[list]} AND ${isVisitors(kind, list, search)} AND ${contains(kind, search)}
        AND ${isBy(writer)} OR ${at?.kind === kind}::boolean AND p.id = ${at?.id ?? 0}::int)
      AND ${follows(kind, start, isQueue(list))}
    ORDER BY ${order} LIMIT ${pageSize + 1})`;
  return sql`SELECT post.*, ${alsoOf(sql`post`)} FROM (
      SELECT * FROM (${sql.join(postTypes.map(page), sql` UNION ALL `)}) AS pages
      ORDER BY urgent DESC, created_at DESC, kind DESC, id DESC LIMIT ${pageSize + 1}
    ) AS post
    ORDER BY urgent DESC, created_at DESC, kind DESC, id DESC`;
}

const heldPosts = postTypes.map(
  (kind) => sql`SELECT FROM ${tableOf[kind]}
    WHERE waiting AND status = 'held' AND reports >= ${reportsThatHold}::int`,
);

/** SQL expression: the number of posts that reports hide until a moderator decides. */
export const heldByReports = sql`(
  SELECT count(*)::int FROM (${sql.join(heldPosts, sql` UNION ALL `)}) AS held_posts)`;

export async function countLists(): Promise<
  Pick<Overview, "counts" | "heldByReports" | "alerted">
> {
  const countOf = (kind: PostType, list: ModerationList) => sql`(SELECT count(*) FROM (
    SELECT FROM ${tableOf[kind]} p WHERE ${conditions[list]} AND ${isVisitors(kind, list, "")}
    LIMIT ${mostCounted}::int) AS counted)`;
  const columns = moderationLists.map((list) => {
    const counts = postTypes.map((kind) => countOf(kind, list));
    return sql`(${sql.join(counts, sql` + `)})::int AS ${sql.identifier(list)}`;
  });
  const { rows } = await database().execute(
    sql`SELECT ${heldByReports} AS held_by_reports, ${sql.join(columns, sql`, `)},
      (SELECT count(*) FROM ${users} WHERE email IS NOT NULL)::int AS alerted`,
  );
  const { held_by_reports, alerted, ...counts } = rows[0] ?? {};
  return {
    counts: counts as Overview["counts"],
    heldByReports: Number(held_by_reports),
    alerted: Number(alerted),
  };
}

/** Columns about a post: its place, the reasons and pattern of its reports, answers and the last actions on it. */
export const alsoOf = (post: SQL): SQL => sql`
  ${placeTitle(sql`coalesce(${post}.under, 'discussion')`, sql`${post}.place`)} AS place_title,
  ${post}.under IS NULL AND EXISTS (
    SELECT FROM ${discussions} d WHERE d.id = ${post}.place AND d.locked) AS locked,
  EXISTS (SELECT FROM ${moderationLog} a
    WHERE a.kind = ${post}.kind AND a.post_id = ${post}.id AND a.action = 'answer') AS answered,
  (SELECT json_build_object(
      'reportReasons', coalesce(json_agg(reason) FILTER (WHERE reason <> '' AND rank <= 20), '[]'),
      'reportNetworks', count(*) FILTER (WHERE first_of_network),
      'reportSeconds', coalesce(extract(epoch FROM max(created_at) - min(created_at))::int, 0))
    FROM (
      SELECT r.*, row_number() OVER (ORDER BY r.id DESC) AS rank
      FROM ${reports} r WHERE r.kind = ${post}.kind AND r.post_id = ${post}.id
      ORDER BY r.id DESC LIMIT ${post}.reports) AS said) AS pattern,
  (SELECT coalesce(json_agg(l ORDER BY l.id DESC), '[]') FROM (
    SELECT id, action, username AS by, at FROM ${moderationLog}
    WHERE kind = ${post}.kind AND post_id = ${post}.id ORDER BY id DESC LIMIT 5) AS l) AS history`;

export function toReviewPost(row: PostRow): ReviewPost {
  const { tags: _, ...post } = toStoredPost(row);
  const history = row["history"] as ReviewPost["history"];
  const pattern = row["pattern"] as Pick<ReviewPost, `report${"Reasons" | "Networks" | "Seconds"}`>;
  const { author, title = "", content } = post;
  return {
    ...post,
    ...pattern,
    danger: mentionsDanger([author, title, content].concat(pattern.reportReasons)),
    place: toPlace(row),
    answered: row["answered"] === true,
    history: history.map(({ action, by, at }) => ({ action, by, at: isoTime(at) })),
  };
}

function toPlace({ under, place: id, place_title, locked }: PostRow): ReviewPost["place"] {
  const type = under ?? "discussion";
  const title = String(place_title);
  return { type, id, href: placePath(type, id), title, locked: locked === true };
}

/** Moderators need not review discussions from files, but a search finds them. */
const isVisitors = (kind: PostType, list: ModerationList, search: string): SQL =>
  kind === "discussion" && list === "recent" && !search
    ? sql`p.id >= ${firstOwnId}::int`
    : sql`true`;

const isBy = (writer: PostKey | undefined): SQL =>
  writer
    ? sql`p.email <> '' AND lower(p.email) = lower((
        SELECT w.email FROM ${tableOf[writer.kind]} w WHERE w.id = ${writer.id}::int))`
    : sql`true`;

/** Ignores case and accents: `jurgen` finds Jürgen. A whole email address finds its posts, and is not shown. */
function contains(kind: PostType, search: string): SQL {
  if (!search) return sql`true`;
  const plain = search.normalize("NFD").replace(/\p{M}/gu, "");
  const like = `%${plain.replace(/[\\%_]/g, "\\$&")}%`;
  const title = kind === "discussion" ? sql`|| ' ' || p.title` : sql``;
  const text = sql`regexp_replace(normalize(p.author || ' ' || p.content ${title}, NFD), '[\u0300-\u036f]', '', 'g')`;
  return sql`(${text} ILIKE ${like} OR lower(p.email) = lower(${search}))`;
}

const cursorOf = ({ crisis, createdAt, kind, id }: ReviewPost, list: ModerationList): string =>
  [isQueue(list) && crisis ? 1 : 0, Date.parse(createdAt), kind, id].join("_");

function readCursor(text: string) {
  if (!text) return undefined;
  const [, urgent, time, name, id] = /^([01])_(\d{1,14})_([a-z]+)_(\d{1,9})$/.exec(text) ?? [];
  const kind = postTypes.find((known) => known === name);
  if (!kind) throw invalidFields({ after: "Expected the cursor from the previous page's link" });
  return {
    urgent: urgent === "1",
    createdAt: new Date(Number(time)).toISOString(),
    kind,
    id: Number(id),
  };
}

/** Posts with the same time are sorted by kind, descending, so the next page starts with lower kinds. */
function follows(kind: PostType, cursor: ReturnType<typeof readCursor>, byUrgency: boolean): SQL {
  if (!cursor) return sql`true`;
  const { urgent, createdAt, id } = cursor;
  const beyond = kind < cursor.kind ? 2147483647 : kind > cursor.kind ? -1 : id - 1;
  const [first, given] = byUrgency
    ? [sql`p.crisis, p.created_at, p.id`, sql`${urgent}::boolean, `]
    : [sql`p.created_at, p.id`, sql``];
  return sql`(${first}) <= (${given}${createdAt}::timestamptz, ${beyond}::int)`;
}
