import { type SQL, sql } from "drizzle-orm";
import { windowSeconds } from "../../lib/input/limits.ts";
import { waitText } from "../../lib/time/wait-text.ts";
import { database } from "../db/client.ts";
import { cte, hasRow, withCtes } from "../db/cte.ts";
import { rateLimits } from "../db/schema.ts";
import { HttpError } from "../http/http-error.ts";

/** When the first window began, as a PostgreSQL timestamp. Tests change it, so that no window ends during one. */
export const firstWindow = { start: "epoch" };

const origin = { getSQL: () => sql`${firstWindow.start}::timestamptz` };

const startOf = (seconds: number): SQL =>
  sql`date_bin(make_interval(secs => ${seconds}::int), now(), ${origin})`;

export const startOfHour = startOf(3600);

/** Midnight UTC. */
export const startOfDay = startOf(24 * 3600);

export const clock = cte("clock", ["start"], sql`SELECT ${startOf(windowSeconds)} AS start`);

type Clock = typeof clock;

export const today = cte(
  "today",
  ["day"],
  sql`SELECT (${startOfDay} AT TIME ZONE 'UTC')::date AS day`,
);

/** In seconds. */
export const untilNextWindow = ({ start }: Clock): SQL => sql`
  ceil(extract(epoch FROM ${start} - now()) + ${windowSeconds}::int)::int`;

/** @param wait in seconds */
export const overLimit = (what: string, wait: number): HttpError =>
  new HttpError(429, `${what} Please try again in ${waitText(wait)}.`, {
    headers: { "Retry-After": String(wait) },
  });

export interface Limit {
  /** Contains a colon, unlike the visitor hashes of posts. */
  key: string;
  most: number;
}

/** Counts even beyond the limit. `over` has a row for each key beyond it. */
export function chargeOnce(limits: Limit[], start: SQL, condition: SQL) {
  const allowed = cte(
    "limits",
    ["key", "most"],
    sql`SELECT * FROM jsonb_to_recordset(${JSON.stringify(limits)}::jsonb) AS allowed (key text, most int)`,
  );
  const charged = cte(
    "charged",
    ["visitor", "used"],
    sql`
    INSERT INTO ${rateLimits} AS kept (visitor, window_start, used)
    SELECT ${allowed.key}, ${start}, 1 FROM ${allowed} WHERE ${condition} ORDER BY ${allowed.key}
    ON CONFLICT (visitor, window_start) DO UPDATE SET used = kept.used + 1
    RETURNING visitor, used`,
  );
  const over = cte(
    "over",
    [],
    sql`SELECT FROM ${charged} JOIN ${allowed} ON ${allowed.key} = ${charged.visitor}
    WHERE ${charged.used} > ${allowed.most}`,
  );
  return { ctes: [allowed, charged, over], charged, over };
}

export const startOfWindow = (time: Clock): SQL => sql`(SELECT ${time.start} FROM ${time})`;

/** @throws HttpError 429 */
export async function charge(limits: Limit[], what: string): Promise<void> {
  const { isOver, wait } = await chargeSince(startOfWindow(clock), limits);
  if (isOver) throw overLimit(what, wait);
}

/** @returns also the seconds until the next window */
export async function chargeSince(start: SQL, limits: Limit[]) {
  const { ctes, over } = chargeOnce(limits, start, sql`true`);
  const result = sql`SELECT ${hasRow(over)} AS "isOver", ${untilNextWindow(clock)} AS wait FROM ${clock}`;
  const { rows } = await database().execute<{ isOver: boolean; wait: number }>(
    withCtes([clock, ...ctes], result),
  );
  return rows[0] ?? { isOver: false, wait: 0 };
}
