import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Badge } from "../../../lib/posts/post-types.ts";
import { type Cte, cte } from "../../../server/db/cte.ts";
import { invalidFields } from "../../../server/http/http-error.ts";
import { holdsEverything, site } from "../../../server/site-settings.ts";
import { isUrgent } from "../../help/danger/danger.ts";
import { tableOf } from "../../posts/server/stored-post.ts";
import { isHeldWriter } from "./held-writers.ts";
import { fingerprintOf, holdFrom, looksOfficial, signsOf, type Words } from "./rules.ts";

export interface Assessment {
  points: number;
  reasons: string[];
  crisis: boolean;
  holdsAll: boolean;
  fingerprint: string | undefined;
}

/** @throws HttpError 400 for a name that no visitor may use */
export function assess(words: Words, isTrapped: boolean, badge: Badge | undefined): Assessment {
  if (badge) return trusted;
  if (looksOfficial(words.author, site().name))
    throw invalidFields({
      author:
        "This name could be taken for the site, its creator or a moderator. Please choose another name.",
    });
  const { points, reasons } = signsOf(words, isTrapped);
  return {
    points,
    reasons,
    crisis: isUrgent([words.author, words.title ?? "", words.content]),
    holdsAll: holdsEverything(),
    fingerprint: fingerprintOf(words.content),
  };
}

/** A moderator's post is never held: an answer with help lines would look like spam or a crisis. */
export const trusted: Assessment = {
  points: 0,
  reasons: [],
  crisis: false,
  holdsAll: false,
  fingerprint: undefined,
};

type Verdict = Cte<"status" | "score" | "reasons" | "waiting">;

/**
 * @param holding conditions that hold the post, by reason
 * @param own the edited post, which must not match itself
 */
export function verdictOf(
  { points, reasons, crisis, holdsAll, fingerprint }: Assessment,
  holding: Record<string, SQL>,
  own?: EditedPost,
): Verdict {
  const sameText = Object.values(tableOf).map((table) => alike(table, fingerprint, own));
  return cte(
    "verdict",
    ["status", "score", "reasons", "waiting"],
    sql`
    WITH same AS (
      ${sql.join(sameText, sql` UNION ALL `)}
    ), repetition AS (
      SELECT CASE
        WHEN bool_or(status = 'removed') THEN 'removed-before'
        WHEN count(*) > 1 THEN 'flood'
        WHEN count(*) = 1 THEN 'repeated' END AS reason
      FROM same
    ), hits (reason, points) AS (
      SELECT reason, CASE reason WHEN 'repeated' THEN 1 ELSE ${holdFrom}::int END FROM repetition WHERE reason IS NOT NULL
      ${sql.join(Object.entries(holding).map(holds), sql` `)}
    ), judged AS (
      SELECT ${points}::int + coalesce(sum(points), 0)::int AS score,
        concat_ws(',', nullif(${reasons.join(",")}::text, ''), string_agg(reason, ',')) AS reasons
      FROM hits
    ), decided AS (
      SELECT *, score >= ${holdFrom}::int OR ${holdsAll}::boolean AS held FROM judged
    )
    SELECT CASE WHEN held THEN 'held' ELSE 'published' END AS status, score, reasons,
      held OR ${crisis}::boolean AS waiting
    FROM decided`,
  );
}

const holds = ([reason, condition]: [string, SQL]): SQL =>
  sql`UNION ALL SELECT ${reason}::text, ${holdFrom}::int WHERE ${condition}`;

export const holdingNew = (
  { reasons }: Assessment,
  visitor: string,
  busyNetwork: SQL,
): Record<string, SQL> => ({
  "busy-network": busyNetwork,
  "held-writer": isHeldWriter(sql`${visitor}::text`),
  ...(reasons.some((reason) => reason === "link" || reason === "contact") && {
    "first-link": sql`NOT ${hasPosted(visitor)}`,
  }),
});

const hasPosted = (visitor: string): SQL =>
  sql`(${sql.join(
    Object.values(tableOf).map(
      (table) => sql`EXISTS (SELECT FROM ${table} WHERE visitor = ${visitor}::text)`,
    ),
    sql` OR `,
  )})`;

interface EditedPost {
  table: PgTable;
  secret: string;
}

const alike = (table: PgTable, fingerprint: string | undefined, own: EditedPost | undefined) => sql`
  (SELECT status FROM ${table}
    WHERE fingerprint = ${fingerprint ?? null}::text AND created_at > now() - interval '7 days'
    ${own?.table === table ? sql`AND secret IS DISTINCT FROM ${own.secret}` : sql``}
    LIMIT 20)`;
