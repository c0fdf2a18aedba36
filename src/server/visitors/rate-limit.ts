import { type SQL, sql } from "drizzle-orm";
import { waitText } from "../../lib/wait-text.ts";
import { visitorsOfFullWindow, windowOrigin, windowSeconds } from "../../schemas/limits.ts";
import { database } from "../db/client.ts";
import { rateLimits } from "../db/schema.ts";
import { HttpError } from "../http/http-error.ts";

/** CTE `clock`: the `start` of the current window. */
export const clock = sql`clock AS (
    SELECT date_bin(make_interval(secs => ${windowSeconds}::int), now(), ${windowOrigin}::timestamptz) AS start
  )`;

/** Seconds until the next window. Needs `clock`. */
export const untilNextWindow = sql`
  ceil(extract(epoch FROM clock.start - now()) + ${windowSeconds}::int)::int`;

/** CTE `crowd`: the `posts` of the whole site in this window. Needs `clock`. Reads at most 500 visitors. */
export const crowd = sql`crowd AS (
    SELECT coalesce(sum(used), 0)::int AS posts FROM (
      SELECT used FROM ${rateLimits}, clock
      WHERE window_start = clock.start AND visitor NOT LIKE '%:%' LIMIT 500) AS charges
  )`;

/** Needs `crowd`. However busy the site is, each visitor may make one post. */
export const mostOfVisitor = (limit: number): SQL => sql`
  (SELECT CASE WHEN crowd.posts < ${visitorsOfFullWindow * limit}::int THEN ${limit}::int ELSE 1 END
    FROM crowd)`;

/** The refusal of a request over a limit. @param wait seconds until the next window */
export const overLimit = (what: string, wait: number): HttpError =>
  new HttpError(429, `${what} Please try again in ${waitText(wait)}.`, {
    headers: { "Retry-After": String(wait) },
  });

export interface Limit {
  /** Contains a colon, unlike the visitors of posts. */
  key: string;
  most: number;
}

/** Counts an attempt under each key, including those over the limit. @throws HttpError 429 */
export async function charge(limits: Limit[], what: string): Promise<void> {
  const keys = sql.join(
    limits.map(({ key }) => sql`(${key}::text)`),
    sql`, `,
  );
  const { rows } = await database().execute<{ key: string; used: number; wait: number }>(sql`
    WITH ${clock}, charged AS (
      INSERT INTO ${rateLimits} AS kept (visitor, window_start, used)
      SELECT key, clock.start, 1 FROM clock, (VALUES ${keys}) AS keys (key) ORDER BY key
      ON CONFLICT (visitor, window_start) DO UPDATE SET used = kept.used + 1
      RETURNING visitor AS key, used
    ) SELECT charged.*, ${untilNextWindow} AS wait FROM charged, clock`);
  const over = rows.some(({ key, used }) =>
    limits.some((limit) => limit.key === key && used > limit.most),
  );
  if (!over) return;
  throw overLimit(what, rows[0]?.wait ?? 60);
}

/** Takes back what `charge` counted, after a successful attempt. */
export async function refund(limits: Limit[]): Promise<void> {
  const keys = limits.map(({ key }) => sql`${key}::text`);
  await database().execute(sql`
    WITH ${clock} UPDATE ${rateLimits} SET used = used - 1 FROM clock
    WHERE window_start = clock.start AND used > 0 AND visitor IN (${sql.join(keys, sql`, `)})`);
}
