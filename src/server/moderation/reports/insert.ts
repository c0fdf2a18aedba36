import { sql } from "drizzle-orm";
import { reportsInWindow, reportsThatHold } from "../../../schemas/limits.ts";
import type { ReportInput } from "../../../schemas/report.ts";
import { database } from "../../db/client.ts";
import { rateLimits, reports } from "../../db/schema.ts";
import {
  columnsOf,
  type PostRow,
  type StoredPost,
  tableOf,
  toStoredPost,
} from "../../forum/posts/stored-post.ts";
import { digestIf } from "../../mail/queue.ts";
import { clock, untilNextWindow } from "../../visitors/rate-limit.ts";

export type Reported =
  | { outcome: "stored" | "repeated"; post: StoredPost }
  | { outcome: "limited" /** Seconds until the next window. */; wait: number }
  | { outcome: "missing" };

/**
 * One statement, safe to run twice. Enough reports hold a post until a moderator decides, but not one that a moderator
 * has approved, or a few visitors could silence anyone. @param visitor from `visitorId`
 */
export async function insertReport(
  { kind, id, reason }: ReportInput,
  visitor: string,
): Promise<Reported> {
  const table = tableOf[kind];
  const { rows } = await database().execute<PostRow>(sql`
    WITH ${clock}, today AS (
      SELECT (now() AT TIME ZONE 'UTC')::date AS day
    ), target AS (
      SELECT ${columnsOf(kind)} FROM ${table} p
      WHERE p.id = ${id}::int AND p.status = 'published' AND p.deleted_at IS NULL
    ), seen AS (
      SELECT FROM ${reports} r, today WHERE r.day = today.day AND r.kind = ${kind}
        AND r.post_id = ${id}::int AND r.visitor = ${visitor}
    ), charged AS (
      INSERT INTO ${rateLimits} AS kept (visitor, window_start, used)
      SELECT ${`report:${visitor}`}, clock.start, 1 FROM clock, target
      WHERE NOT EXISTS (SELECT FROM seen)
      ON CONFLICT (visitor, window_start) DO UPDATE SET used = kept.used + 1
        WHERE kept.used < ${reportsInWindow}::int
      RETURNING used
    ), added AS (
      INSERT INTO ${reports} (day, kind, post_id, visitor, reason)
      SELECT today.day, ${kind}, target.id, ${visitor}, ${reason} FROM today, target, charged
      ON CONFLICT DO NOTHING RETURNING post_id
    ), counted AS (
      UPDATE ${table} SET reports = reports + 1, waiting = true,
        status = CASE WHEN status = 'published' AND NOT reviewed
          AND reports + 1 >= ${reportsThatHold}::int THEN 'held' ELSE status END
      WHERE id IN (SELECT post_id FROM added) RETURNING status AS now
    ), ${digestIf(sql`EXISTS (SELECT FROM added)`)}
    SELECT target.*, counted.now, ${untilNextWindow} AS wait,
      CASE WHEN EXISTS (SELECT FROM added) THEN 'stored' WHEN EXISTS (SELECT FROM seen) THEN 'repeated'
        WHEN EXISTS (SELECT FROM charged) THEN 'repeated' ELSE 'limited' END AS outcome
    FROM clock CROSS JOIN target LEFT JOIN counted ON true`);
  return toReported(rows[0]);
}

function toReported(row: PostRow | undefined): Reported {
  if (!row) return { outcome: "missing" };
  const { outcome, wait, now } = row;
  if (outcome === "limited") return { outcome, wait: Number(wait) };
  const post = toStoredPost({ ...row, status: now ?? row["status"] });
  return { outcome: outcome === "stored" ? "stored" : "repeated", post };
}

/** Undefined for a post that is not public. */
export async function findReportable({
  kind,
  id,
}: Pick<ReportInput, "kind" | "id">): Promise<StoredPost | undefined> {
  const { rows } = await database().execute<PostRow>(sql`
    SELECT ${columnsOf(kind)} FROM ${tableOf[kind]} p
    WHERE p.id = ${id}::int AND p.status = 'published' AND p.deleted_at IS NULL`);
  return rows[0] && toStoredPost(rows[0]);
}
