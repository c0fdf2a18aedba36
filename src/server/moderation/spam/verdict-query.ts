import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { readEnv } from "../../env.ts";
import { tableOf } from "../../forum/posts/stored-post.ts";
import type { Assessment } from "./assess.ts";

/** A rush is more posts on the whole site in one window than this many visitors may make. */
const visitorsOfRush = 12;

/**
 * CTE `verdict` with the column `chosen`. Needs the CTE `crowd`. The cost does not depend on the number of posts.
 * @param own the edited post, which must not match itself
 */
export const verdictQueries = ({ verdicts, fingerprint }: Assessment, own?: EditedPost): SQL => sql`
  same AS (
    ${sql.join(
      Object.values(tableOf).map((table) => alike(table, fingerprint, own)),
      sql` UNION ALL `,
    )}
  ), verdict AS (
    SELECT ${JSON.stringify(verdicts)}::jsonb -> (2 * CASE
        WHEN EXISTS (SELECT FROM same WHERE status = 'removed') THEN 3
        ELSE least(2, (SELECT count(*) FROM same)::int) END
      + (crowd.posts > ${visitorsOfRush * readEnv().POST_LIMIT}::int)::int) AS chosen
    FROM crowd
  )`;

export interface EditedPost {
  table: PgTable;
  secret: string;
}

const alike = (table: PgTable, fingerprint: string | undefined, own: EditedPost | undefined) => sql`
  (SELECT status FROM ${table}
    WHERE fingerprint = ${fingerprint ?? null}::text AND created_at > now() - interval '7 days'
    ${own?.table === table ? sql`AND secret IS DISTINCT FROM ${own.secret}` : sql``}
    LIMIT 20)`;
