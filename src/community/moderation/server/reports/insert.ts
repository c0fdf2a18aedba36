import { type SQL, sql } from "drizzle-orm";
import {
  mostHeldByReports,
  reportsInWindow,
  reportsOfNetwork,
  reportsThatHold,
} from "../../../../lib/input/limits.ts";
import type { PostStatus, PostType } from "../../../../lib/posts/post-types.ts";
import { database } from "../../../../server/db/client.ts";
import { hasRow, type Part, part, withParts } from "../../../../server/db/part.ts";
import { rateLimits, reports } from "../../../../server/db/schema.ts";
import {
  chargeOnce,
  clock,
  type Limit,
  startOfDay,
  startOfWindow,
  today,
  untilNextWindow,
} from "../../../../server/visitors/rate-limit.ts";
import { networkLimit, visitorId } from "../../../../server/visitors/visitor-id.ts";
import { isUrgent } from "../../../help/danger/danger.ts";
import { alertIf, digestIf } from "../../../mail/server/queue.ts";
import {
  columnsOf,
  findPost,
  type PostRow,
  tableOf,
  toStoredPost,
} from "../../../posts/server/stored-post.ts";
import type { ReportInput } from "../../schema/report.ts";
import { heldByReports } from "../queue/review-queue.ts";

/** Safe to run twice. docs/decisions (moderation) says which posts reports hold. @returns undefined if there is no such post */
export async function insertReport(input: ReportInput, ip: string) {
  const db = database();
  // Reports wait for each other, so that each counts those before it.
  const [, { rows }] = await db.batch([
    db.execute(sql`SELECT pg_advisory_xact_lock(hashtext('reports'))`),
    db.execute<Outcome>(
      statement(input, visitorId(ip), networkLimit("report", ip, reportsOfNetwork)),
    ),
  ]);
  const [row] = rows;
  if (!row) return undefined;
  const { outcome, wait, now, status } = row;
  return { outcome, wait, post: toStoredPost({ ...row, status: now ?? status }) };
}

function statement(
  { kind, id, reason, worried = false }: ReportInput,
  visitor: string,
  network: Limit,
): SQL {
  const isCrisis = worried || isUrgent([reason]);
  const limits = [{ key: `report:${visitor}`, most: reportsInWindow }, network];
  const target = part(
    "target",
    ["id"],
    sql`SELECT ${columnsOf(kind)} FROM ${tableOf[kind]} p WHERE ${isPublic(id)}`,
  );
  const { parts, charged, over } = chargeOnce(limits, startOfWindow(clock), hasRow(target));
  const isAllowed = sql`${hasRow(charged)} AND NOT ${hasRow(over)}`;
  const met = part(
    "met",
    [],
    sql`INSERT INTO ${rateLimits} (visitor, window_start, used)
    SELECT ${`${kind}:${id}:${network.key}`}, ${startOfDay}, 1 WHERE ${isAllowed}
    ON CONFLICT DO NOTHING RETURNING used`,
  );
  const added = part(
    "added",
    ["post_id", "first_of_network"],
    sql`INSERT INTO ${reports} (day, kind, post_id, visitor, reason, first_of_network)
    SELECT ${today.day}, ${kind}, ${target.id}, ${visitor}, ${reason}, ${hasRow(met)}
    FROM ${today}, ${target} WHERE ${isAllowed}
    ON CONFLICT DO NOTHING RETURNING *`,
  );
  const counted = countReport(kind, added, isCrisis);
  const alerted = alertIf(sql`${isCrisis}::boolean AND ${hasRow(added)}`);
  const digested = digestIf(hasRow(added));
  return withParts(
    [clock, today, target, ...parts, met, added, counted, alerted, digested],
    sql`
    SELECT ${target}.*, ${counted.now}, ${untilNextWindow(clock)} AS wait,
      CASE WHEN ${hasRow(added)} THEN 'stored' WHEN ${hasRow(over)} THEN 'limited' ELSE 'repeated' END AS outcome
    FROM ${clock} CROSS JOIN ${target} LEFT JOIN ${counted} ON true`,
  );
}

/** Puts the reported post in the queue, and holds it if this is the report of the third network. */
const countReport = (
  kind: PostType,
  added: Part<"post_id" | "first_of_network">,
  isCrisis: boolean,
): Part<"now"> =>
  part(
    "counted",
    ["now"],
    sql`UPDATE ${tableOf[kind]} p SET reports = p.reports + 1, waiting = true, crisis = p.crisis OR ${isCrisis}::boolean,
      status = CASE WHEN p.status = 'published' AND NOT p.reviewed AND p.badge IS NULL
          AND ${added.first_of_network} AND ${networksOn(today, kind)} + 1 >= ${reportsThatHold}::int
          AND ${heldByReports} < ${mostHeldByReports}::int
        THEN 'held' ELSE p.status END
    FROM ${added} WHERE p.id = ${added.post_id} RETURNING p.status AS now`,
  );

/** The networks that have reported `p` today, since a moderator last decided. */
const networksOn = (today: Part<"day">, kind: PostType) => sql`(
  SELECT count(*) FROM (
    SELECT r.day, r.first_of_network FROM ${reports} r WHERE r.kind = ${kind} AND r.post_id = p.id
    ORDER BY r.id DESC LIMIT p.reports) AS since, ${today}
  WHERE since.day = ${today.day} AND since.first_of_network)`;

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
