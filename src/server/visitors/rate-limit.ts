import { type SQL, sql } from "drizzle-orm";
import { waitText } from "../../lib/wait-text.ts";
import {
  visitorsOfFullWindow,
  visitorsOfNetwork,
  windowOrigin,
  windowSeconds,
} from "../../schemas/limits.ts";
import { database } from "../db/client.ts";
import { networksOfPosts, rateLimits } from "../db/schema.ts";
import { readEnv } from "../env.ts";
import { HttpError } from "../http/http-error.ts";

/** CTE `clock`: the `start` of the current window. */
export const clock = sql`clock AS (
    SELECT date_bin(make_interval(secs => ${windowSeconds}::int), now(), ${windowOrigin}::timestamptz) AS start
  )`;

/** The window of what counts once a day (UTC). */
export const startOfDay = sql`date_trunc('day', now(), 'UTC')`;

/** Seconds until the next window. Needs `clock`. */
export const untilNextWindow = sql`
  ceil(extract(epoch FROM clock.start - now()) + ${windowSeconds}::int)::int`;

/**
 * CTE `crowd`: the `posts` of the whole site in this window, without those that are held because of their network, so
 * that a flood from one network does not use up the limit of others. Needs `clock`. Reads at most 500 networks.
 */
export const crowd = (): SQL => sql`crowd AS (
    SELECT coalesce(sum(least(used, ${visitorsOfNetwork[48] * readEnv().POST_LIMIT}::int)), 0)::int AS posts FROM (
      SELECT used FROM ${rateLimits}, clock
      WHERE window_start = clock.start AND ${networksOfPosts} LIMIT 500) AS charges
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

/** CTEs `charged` and `over`, which has a row for each key over its limit. Attempts over the limit count too. */
export const chargedOnce = (limits: Limit[], start: SQL, condition: SQL): SQL => sql`
  limits AS (
    SELECT * FROM jsonb_to_recordset(${JSON.stringify(limits)}::jsonb) AS given (key text, most int)
  ), charged AS (
    INSERT INTO ${rateLimits} AS kept (visitor, window_start, used)
    SELECT key, ${start}, 1 FROM limits WHERE ${condition} ORDER BY key
    ON CONFLICT (visitor, window_start) DO UPDATE SET used = kept.used + 1
    RETURNING visitor, used
  ), over AS (
    SELECT FROM charged JOIN limits ON limits.key = charged.visitor WHERE used > most
  )`;

const startOfWindow = sql`(SELECT start FROM clock)`;

/** Counts an attempt under each key, including those over the limit. @throws HttpError 429 */
export async function charge(limits: Limit[], what: string): Promise<void> {
  const { isOver, wait } = await chargeSince(startOfWindow, limits);
  if (isOver) throw overLimit(what, wait);
}

/** As `charge`, with the start of another window. @returns true if a key is over its limit, and seconds to wait */
export async function chargeSince(start: SQL, limits: Limit[]) {
  const { rows } = await database().execute<{ isOver: boolean; wait: number }>(sql`
    WITH ${clock}, ${chargedOnce(limits, start, sql`true`)}
    SELECT EXISTS (SELECT FROM over) AS "isOver", ${untilNextWindow} AS wait FROM clock`);
  return rows[0] ?? { isOver: false, wait: 0 };
}

/** Takes back what `charge` counted, after a successful attempt. */
export async function refund(limits: Limit[]): Promise<void> {
  const keys = limits.map(({ key }) => sql`${key}::text`);
  await database().execute(sql`
    WITH ${clock} UPDATE ${rateLimits} SET used = used - 1 FROM clock
    WHERE window_start = clock.start AND used > 0 AND visitor IN (${sql.join(keys, sql`, `)})`);
}
