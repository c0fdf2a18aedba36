import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Badge } from "../../../../lib/post-types.ts";
import { type Part, part } from "../../../../server/db/part.ts";
import { holdsEverything, site } from "../../../../server/site-settings.ts";
import type { BotSignals } from "../../../forum/server/form-token.ts";
import { tableOf } from "../../../forum/server/stored-post.ts";
import { isUrgent } from "../../../help/danger.ts";
import { accountNames } from "../sessions/accounts.ts";
import { looksOfficial } from "./official-name.ts";
import { fingerprintOf, holdFrom, type Likeness, score, type Words } from "./rules.ts";

export type Assessment = Awaited<ReturnType<typeof assess>>;

/**
 * Moderators' posts are not held, and moderators may use official names.
 * @param badge set if the writer was signed in
 */
export async function assess(words: Words, form: BotSignals, badge: Badge | undefined) {
  return {
    ...score(words, form, badge ? undefined : await likenessOf(words.author)),
    crisis: isUrgent([words.author, words.title ?? "", words.content]),
    holdsAll: holdsEverything() && !badge,
    fingerprint: fingerprintOf(words),
  };
}

/** The writer learns only about an official name, because the names of accounts are used to sign in. */
async function likenessOf(author: string): Promise<Likeness | undefined> {
  if (looksOfficial(author, site().name, [])) return "official";
  return looksOfficial(author, "", await accountNames()) ? "account" : undefined;
}

export type Verdict = Part<"status" | "score" | "reasons" | "waiting">;

/**
 * The decision about a post: its assessment, and the rules that need the database.
 * @param busyNetwork a condition: the writer's network has sent many posts
 * @param own the edited post, which must not match itself
 */
export function verdictOf(
  { points, reasons, crisis, holdsAll, fingerprint }: Assessment,
  busyNetwork: SQL,
  own?: EditedPost,
): Verdict {
  const sameText = Object.values(tableOf).map((table) => alike(table, fingerprint, own));
  return part(
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
      SELECT reason, CASE reason WHEN 'repeated' THEN 3 ELSE 6 END FROM repetition WHERE reason IS NOT NULL
      UNION ALL SELECT 'busy-network', 6 WHERE ${busyNetwork}
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

interface EditedPost {
  table: PgTable;
  secret: string;
}

const alike = (table: PgTable, fingerprint: string | undefined, own: EditedPost | undefined) => sql`
  (SELECT status FROM ${table}
    WHERE fingerprint = ${fingerprint ?? null}::text AND created_at > now() - interval '7 days'
    ${own?.table === table ? sql`AND secret IS DISTINCT FROM ${own.secret}` : sql``}
    LIMIT 20)`;
