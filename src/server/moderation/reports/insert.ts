import { type SQL, sql } from "drizzle-orm";
import {
  mostHeldByReports,
  reportsInWindow,
  reportsOfNetwork,
  reportsThatHold,
} from "../../../schemas/limits.ts";
import type { PostStatus, PostType } from "../../../schemas/post-type.ts";
import type { ReportInput } from "../../../schemas/report.ts";
import { database } from "../../db/client.ts";
import { rateLimits, reports } from "../../db/schema.ts";
import { digestIf } from "../../mail/queue.ts";
import {
  columnsOf,
  findPost,
  type PostRow,
  tableOf,
  toStoredPost,
} from "../../posts/stored-post.ts";
import {
  chargedOnce,
  clock,
  type Limit,
  startOfDay,
  untilNextWindow,
} from "../../visitors/rate-limit.ts";
import { networkLimits, visitorId } from "../../visitors/visitor-id.ts";
import { heldByReports } from "../review-queue.ts";

/** Safe to run twice. docs/decisions (moderation) says which posts reports hold. @returns undefined if there is no such post */
export async function insertReport(input: ReportInput, ip: string) {
  const db = database();
  // Reports wait for each other, so that each counts those before it.
  const [, { rows }] = await db.batch([
    db.execute(sql`SELECT pg_advisory_xact_lock(hashtext('reports'))`),
    db.execute<Outcome>(
      statement(input, await visitorId(ip), await networkLimits("report", ip, reportsOfNetwork)),
    ),
  ]);
  const [row] = rows;
  if (!row) return undefined;
  const { outcome, wait, now, status } = row;
  return { outcome, wait, post: toStoredPost({ ...row, status: now ?? status }) };
}

function statement({ kind, id, reason }: ReportInput, visitor: string, networks: Limit[]): SQL {
  const table = tableOf[kind];
  const limits = [{ key: `report:${visitor}`, most: reportsInWindow }, ...networks];
  const isNew = sql`EXISTS (SELECT FROM target) AND NOT EXISTS (SELECT FROM seen)`;
  const isAllowed = sql`EXISTS (SELECT FROM charged) AND NOT EXISTS (SELECT FROM over)`;
  return sql`
    WITH ${clock}, today AS (
      SELECT (now() AT TIME ZONE 'UTC')::date AS day
    ), target AS (
      SELECT ${columnsOf(kind)} FROM ${table} p WHERE ${isPublic(id)}
    ), seen AS (
      SELECT FROM ${reports} r, today WHERE r.day = today.day AND r.kind = ${kind}
        AND r.post_id = ${id}::int AND r.visitor = ${visitor}
    ), ${chargedOnce(limits, sql`(SELECT start FROM clock)`, isNew)}, met AS (
      INSERT INTO ${rateLimits} (visitor, window_start, used)
      SELECT ${`${kind}:${id}:${networks.at(-1)?.key}`}, ${startOfDay}, 1 WHERE ${isAllowed}
      ON CONFLICT DO NOTHING RETURNING used
    ), added AS (
      INSERT INTO ${reports} (day, kind, post_id, visitor, reason, first_of_network)
      SELECT today.day, ${kind}, target.id, ${visitor}, ${reason}, EXISTS (SELECT FROM met)
      FROM today, target WHERE ${isAllowed}
      ON CONFLICT DO NOTHING RETURNING *
    ), held AS (
      SELECT ${heldByReports} AS before
    ), counted AS (
      UPDATE ${table} p SET reports = p.reports + 1, waiting = true,
        status = CASE WHEN p.status = 'published' AND NOT p.reviewed AND p.badge IS NULL
            AND held.before < ${mostHeldByReports}::int AND added.first_of_network
            AND ${networksToday(kind)} + 1 >= ${reportsThatHold}::int
          THEN 'held' ELSE p.status END
      FROM added, held WHERE p.id = added.post_id RETURNING p.status AS now
    ), reached AS (
      SELECT FROM counted, held WHERE now = 'held' AND before + 1 = ${mostHeldByReports}::int
    ), ${digestIf(sql`EXISTS (SELECT FROM added)`, sql`CASE WHEN EXISTS (SELECT FROM reached) THEN 'ceiling' ELSE '' END`)}
    SELECT target.*, counted.now, ${untilNextWindow} AS wait,
      CASE WHEN EXISTS (SELECT FROM added) THEN 'stored' WHEN EXISTS (SELECT FROM over) THEN 'limited'
        ELSE 'repeated' END AS outcome
    FROM clock CROSS JOIN target LEFT JOIN counted ON true`;
}

/** The networks that have reported `p` today, since a moderator last decided. Needs the CTE `today`. */
const networksToday = (kind: PostType) => sql`(
  SELECT count(*) FROM (
    SELECT r.day, r.first_of_network FROM ${reports} r WHERE r.kind = ${kind} AND r.post_id = p.id
    ORDER BY r.id DESC LIMIT p.reports) AS since, today
  WHERE since.day = today.day AND since.first_of_network)`;

type Outcome = PostRow & {
  outcome: "stored" | "repeated" | "limited";
  /** Seconds until the next window. */
  wait: number;
  now: PostStatus | null;
};

/** Undefined for a post that is not public. */
export const findReportable = ({ kind, id }: Pick<ReportInput, "kind" | "id">) =>
  findPost(kind, isPublic(id));

const isPublic = (id: number) =>
  sql`p.id = ${id}::int AND p.status = 'published' AND p.deleted_at IS NULL`;
