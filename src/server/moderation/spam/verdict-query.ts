import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { comments, discussionReplies, discussions } from "../../db/schema.ts";
import { readEnv } from "../../env.ts";
import type { Assessment } from "./assess.ts";

/** More posts on the whole site, in one window of ten minutes, than so many visitors may send are a rush. */
const visitorsOfRush = 12;

/**
 * Queries that choose the verdict: `same` is what came before in these words, `verdict` has one row
 * with the chosen one as `chosen`. They stand in a statement that has a row `crowd`, and
 * each costs the same however many posts there are.
 * @param own the post that is judged again, which is not like itself
 */
export const verdictQueries = ({ verdicts, fingerprint }: Assessment, own?: EditedPost): SQL => sql`
  same AS (
    ${sql.join(
      [discussionReplies, comments, discussions].map((table) => alike(table, fingerprint, own)),
      sql` UNION ALL `,
    )}
  ), verdict AS (
    SELECT ${JSON.stringify(verdicts)}::jsonb -> (2 * CASE
        WHEN EXISTS (SELECT FROM same WHERE status = 'removed') THEN 3
        ELSE least(2, (SELECT count(*) FROM same)::int) END
      + (crowd.posts > ${visitorsOfRush * readEnv().POST_LIMIT}::int)::int) AS chosen
    FROM crowd
  )`;

/** A post that is stored already. */
export interface EditedPost {
  table: PgTable;
  secret: string;
}

const alike = (table: PgTable, fingerprint: string | undefined, own: EditedPost | undefined) => sql`
  (SELECT status FROM ${table}
    WHERE fingerprint = ${fingerprint ?? null}::text AND created_at > now() - interval '7 days'
    ${own?.table === table ? sql`AND secret IS DISTINCT FROM ${own.secret}` : sql``}
    LIMIT 20)`;
