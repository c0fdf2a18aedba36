import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { soundsLikeCrisis } from "../../../lib/crisis.ts";
import type { Badge } from "../../../schemas/post-type.ts";
import { readEnv } from "../../env.ts";
import type { BotSignals } from "../../posts/form-token.ts";
import { tableOf } from "../../posts/stored-post.ts";
import { holdsEverything, site } from "../../site-settings.ts";
import { accountNames } from "../sessions/accounts.ts";
import { looksOfficial } from "./official-name.ts";
import {
  fingerprintOf,
  holdFrom,
  type Likeness,
  type SiteFacts,
  score,
  type Words,
  wholeText,
} from "./rules.ts";

export type Assessment = Awaited<ReturnType<typeof assess>>;

/** Posts of moderators are not held, and they may use official names. @param badge set if the writer was signed in */
export async function assess(words: Words, form: BotSignals, badge: Badge | undefined) {
  const crisis = soundsLikeCrisis(wholeText(words));
  const holdsAll = holdsEverything() && !badge;
  const scoreWith = score(words, form, badge ? undefined : await likenessOf(words.author));
  // One for each entry of `allFacts`; the database chooses.
  const verdicts = allFacts.map((facts) => {
    const { points, reasons } = scoreWith(facts);
    const status = holdsAll || points >= holdFrom ? "held" : "published";
    const waiting = crisis || status === "held";
    return { status, score: points, reasons: reasons.join(","), waiting };
  });
  return { verdicts, crisis, fingerprint: fingerprintOf(words) };
}

/** The writer learns only about an official name, because the names of accounts are used to sign in. */
async function likenessOf(author: string): Promise<Likeness | undefined> {
  if (looksOfficial(author, site().name, [])) return "official";
  return looksOfficial(author, "", await accountNames()) ? "account" : undefined;
}

// In the order in which `verdictQueries` indexes them.
const allFacts: SiteFacts[] = (["never", "once", "often", "removed"] as const).flatMap((repeated) =>
  [false, true].flatMap((rush) =>
    [false, true].map((busyNetwork) => ({ repeated, rush, busyNetwork })),
  ),
);

/** A rush is more posts on the whole site in one window than this many visitors may make. */
const visitorsOfRush = 12;

/** CTE `verdict` with the column `chosen`. Needs `crowd` and `over`. @param own the edited post, which must not match itself */
export const verdictQueries = ({ verdicts, fingerprint }: Assessment, own?: EditedPost): SQL => sql`
  same AS (
    ${sql.join(
      Object.values(tableOf).map((table) => alike(table, fingerprint, own)),
      sql` UNION ALL `,
    )}
  ), verdict AS (
    SELECT ${JSON.stringify(verdicts)}::jsonb -> (4 * CASE
        WHEN EXISTS (SELECT FROM same WHERE status = 'removed') THEN 3
        ELSE least(2, (SELECT count(*) FROM same)::int) END
      + 2 * (crowd.posts > ${visitorsOfRush * readEnv().POST_LIMIT}::int)::int
      + EXISTS (SELECT FROM over)::int) AS chosen
    FROM crowd
  )`;

interface EditedPost {
  table: PgTable;
  secret: string;
}

const alike = (table: PgTable, fingerprint: string | undefined, own: EditedPost | undefined) => sql`
  (SELECT status FROM ${table}
    WHERE fingerprint = ${fingerprint ?? null}::text AND created_at > now() - interval '7 days'
    ${own?.table === table ? sql`AND secret IS DISTINCT FROM ${own.secret}` : sql``}
    LIMIT 20)`;
