import { type SQL, sql } from "drizzle-orm";
import type { PostType } from "../../../../lib/posts/post-types.ts";
import { database } from "../../../../server/db/client.ts";
import { cte, hasRow, withCtes } from "../../../../server/db/cte.ts";
import { reports } from "../../../../server/db/schema.ts";
import { today } from "../../../../server/visitors/rate-limit.ts";
import { visitorId } from "../../../../server/visitors/visitor-id.ts";
import { isUrgent } from "../../../help/danger/danger.ts";
import { alertIf, digestIf } from "../../../mail/server/queue.ts";
import { isShownAt } from "../../../posts/server/places.ts";
import {
  columnsOf,
  findPost,
  type PostRow,
  tableOf,
  toStoredPost,
} from "../../../posts/server/stored-post.ts";
import { type ReportInput, worriedReason } from "../../schema/report.ts";

/** Stores one report a day for each visitor. Moderators get an email for the first report since their last decision. */
export async function insertReport(input: ReportInput, ip: string) {
  const { rows } = await database().execute<PostRow>(statement(input, visitorId(ip)));
  const [row] = rows;
  return row && { post: toStoredPost(row), isNew: row["is_new"] === true };
}

function statement({ kind, id, reason, worried }: ReportInput, visitor: string): SQL {
  const isCrisis = worried || isUrgent([reason]);
  const said = [worried && worriedReason, reason].filter(Boolean).join(" ");
  const reported = cte(
    "reported",
    ["id", "reports", "crisis"],
    sql`SELECT ${columnsOf(kind)} FROM ${tableOf[kind]} p WHERE ${isPublic(kind, id)}`,
  );
  const added = cte(
    "added",
    ["post_id"],
    sql`INSERT INTO ${reports} (day, kind, post_id, visitor, reason)
    SELECT ${today.day}, ${kind}, ${reported.id}, ${visitor}, ${said} FROM ${today}, ${reported}
    ON CONFLICT DO NOTHING RETURNING post_id`,
  );
  const counted = cte(
    "counted",
    [],
    sql`UPDATE ${tableOf[kind]} p SET reports = p.reports + 1, waiting = true, crisis = p.crisis OR ${isCrisis}::boolean
    FROM ${added} WHERE p.id = ${added.post_id}`,
  );
  const isNew = hasRow(added);
  const alerted = alertIf(
    sql`${isNew} AND ${isCrisis}::boolean AND EXISTS (SELECT FROM ${reported} WHERE NOT ${reported.crisis})`,
  );
  const digested = digestIf(
    sql`${isNew} AND EXISTS (SELECT FROM ${reported} WHERE ${reported.reports} = 0)`,
  );
  return withCtes(
    [today, reported, added, counted, alerted, digested],
    sql`SELECT ${reported}.*, ${isNew} AS is_new FROM ${reported}`,
  );
}

export const findReportable = ({ kind, id }: Pick<ReportInput, "kind" | "id">) =>
  findPost(kind, isPublic(kind, id));

const isPublic = (kind: PostType, id: number) => sql`
  p.id = ${id}::int AND p.status = 'published' AND p.deleted_at IS NULL AND ${isShownAt(kind)}`;
