import { type SQL, sql } from "drizzle-orm";
import { placePath } from "../../../../lib/posts/entry-paths.ts";
import { type PostKey, type PostType, postTypes } from "../../../../lib/posts/post-types.ts";
import { database } from "../../../../server/db/client.ts";
import {
  discussions,
  firstOwnId,
  moderationLog,
  reports,
  subscriptions,
} from "../../../../server/db/schema.ts";
import { isoTime } from "../../../../server/db/timestamps.ts";
import { mentionsDanger } from "../../../help/danger/danger.ts";
import { areAllClosed, placeTitle } from "../../../posts/server/places.ts";
import {
  columnsOf,
  type PostRow,
  tableOf,
  toStoredPost,
} from "../../../posts/server/stored-post.ts";
import { isHeldWriter } from "../../../spam/server/held-writers.ts";
import type { ModerationList, Overview, ReviewPost } from "../../schema/moderation.ts";
import { answerStart } from "./answer-start.ts";

/** Twelve rows fit into about three screens of a phone. */
const pageSize = 12;

const mostChosen = 100;

const conditions: Record<ModerationList, SQL> = {
  waiting: sql`p.waiting AND p.status <> 'removed'`,
  recent: sql`p.deleted_at IS NULL`,
  removed: sql`p.status = 'removed' AND p.deleted_at IS NULL`,
};

export interface ReviewQuery {
  list: ModerationList;
  search: string;
  page: number;
  writer?: PostKey | undefined;
  /** In the list whatever its state. */
  at?: PostKey | undefined;
}

export async function listReviewQueue(query: ReviewQuery) {
  const { rows } = await database().execute<PostRow>(selectReviewPosts(query));
  return { posts: rows.slice(0, pageSize).map(toReviewPost), hasMore: rows.length > pageSize };
}

/** Only posts that no moderator has decided about. */
export async function findChoosable(query: ReviewQuery): Promise<PostKey[]> {
  const whole = { ...query, page: 1, at: undefined };
  const { rows } = await database().execute<PostRow>(selectReviewPosts(whole, mostChosen));
  return rows
    .slice(0, mostChosen)
    .map(toReviewPost)
    .filter(
      ({ badge, crisis, history }) =>
        query.list === "removed" || (!badge && !crisis && history.length === 0),
    )
    .map(({ kind, id }) => ({ kind, id }));
}

/** Each type is read from the end of an index. */
function selectReviewPosts({ list, search, page, writer, at }: ReviewQuery, size = pageSize): SQL {
  const before = size * (page - 1);
  const order =
    list === "waiting"
      ? sql`crisis DESC, (reports > 0) DESC, created_at DESC, id DESC`
      : sql`created_at DESC, id DESC`;
  const newest = (kind: PostType) => sql`(
    SELECT ${columnsOf(kind)} FROM ${tableOf[kind]} p
    WHERE ${conditions[list]} AND ${isVisitors(kind, list, search)} AND ${contains(kind, search)}
        AND ${isBy(writer)} OR ${at?.kind === kind}::boolean AND p.id = ${at?.id ?? 0}::int
    ORDER BY ${order} LIMIT ${before + size + 1}::bigint)`;
  return sql`SELECT post.*, ${aboutPost} FROM (
      SELECT * FROM (${sql.join(postTypes.map(newest), sql` UNION ALL `)}) AS pages
      ORDER BY ${order}, kind LIMIT ${size + 1}::bigint OFFSET ${before}::bigint
    ) AS post
    ORDER BY ${order}, kind`;
}

const waiting = sql`(${sql.join(
  postTypes.map((kind) => sql`SELECT FROM ${tableOf[kind]} p WHERE ${conditions.waiting}`),
  sql` UNION ALL `,
)})`;

export async function countPosts() {
  const { rows } = await database().execute(sql`
    SELECT count(*)::int AS waiting,
      (SELECT count(*) FROM ${subscriptions}
        WHERE target_type = 'moderator' AND confirmed_at IS NOT NULL)::int AS alerted,
      ${areAllClosed} AS "isClosed"
    FROM ${waiting} AS p`);
  return rows[0] as unknown as Pick<Overview, "waiting" | "alerted" | "isClosed">;
}

export const aboutPost = sql`
  ${placeTitle(sql`coalesce(post.under, 'discussion')`, sql`post.place`)} AS place_title,
  CASE WHEN post.visitor IS NULL THEN 'unknown' WHEN ${isHeldWriter(sql`post.visitor`)} THEN 'held' ELSE 'free' END
    AS writer,
  post.under IS NULL AND EXISTS (
    SELECT FROM ${discussions} d WHERE d.id = post.place AND d.locked) AS locked,
  (SELECT coalesce(json_agg(reason) FILTER (WHERE reason <> ''), '[]') FROM (
    SELECT reason FROM ${reports} r WHERE r.kind = post.kind AND r.post_id = post.id
    ORDER BY r.id DESC LIMIT post.reports) AS said) AS report_reasons,
  (SELECT coalesce(json_agg(l ORDER BY l.id DESC), '[]') FROM (
    SELECT id, action, username AS by, at FROM ${moderationLog}
    WHERE kind = post.kind AND post_id = post.id) AS l) AS history`;

export function toReviewPost(row: PostRow): ReviewPost {
  const { tags: _, ...post } = toStoredPost(row);
  const history = row["history"] as ReviewPost["history"];
  const reportReasons = row["report_reasons"] as string[];
  const { author, title = "", content } = post;
  return {
    ...post,
    reportReasons,
    writer: row["writer"] as ReviewPost["writer"],
    danger: mentionsDanger([author, title, content].concat(reportReasons)),
    answerStart: post.crisis ? answerStart(post) : "",
    place: toPlace(row),
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

/** From the same network on the same day, or with the same email address. Neither is shown. */
function isBy(writer: PostKey | undefined): SQL {
  if (!writer) return sql`true`;
  const its = (column: SQL) =>
    sql`(SELECT ${column} FROM ${tableOf[writer.kind]} w WHERE w.id = ${writer.id}::int)`;
  return sql`(p.visitor = ${its(sql`w.visitor`)}
    OR p.email <> '' AND lower(p.email) = ${its(sql`lower(w.email)`)})`;
}

/** In the text or the email address, ignoring case and accents: `jurgen` finds Jürgen. */
function contains(kind: PostType, search: string): SQL {
  if (!search) return sql`true`;
  const title = kind === "discussion" ? sql`|| ' ' || p.title` : sql``;
  const text = sql`regexp_replace(normalize(p.author || ' ' || p.content ${title}, NFD), '[\u0300-\u036f]', '', 'g')`;
  const plain = search.normalize("NFD").replace(/\p{M}/gu, "");
  const words = plain.split(" ").map((word) => {
    const like = `%${word.replace(/[\\%_]/g, "\\$&")}%`;
    return sql`(${text} ILIKE ${like} OR p.email ILIKE ${like})`;
  });
  return sql`(${sql.join(words, sql` AND `)})`;
}
