import { randomUUID } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import { invalidFields } from "../../../server/http/http-error.ts";

export type PostValues = Record<string, string | number>;

/** Without the header, each request is a separate post. @throws HttpError 400 */
export function headerKey(request: Request): string {
  const key = request.headers.get("Idempotency-Key");
  if (key === null) return randomUUID();
  if (/^[!-~]{8,200}$/.test(key)) return key;
  throw invalidFields({ "Idempotency-Key": "Expected 8 to 200 visible ASCII characters" });
}

// A form without JavaScript has no key, because visitors of a cached page would share it.

/** Locks until the end of the transaction. */
export const lockPost = (values: PostValues): SQL =>
  sql`SELECT pg_advisory_xact_lock(hashtextextended(${JSON.stringify(values)}, 0))`;

export const isSent = (values: PostValues): SQL =>
  sql`created_at > now() - interval '1 hour' AND ${hasValues(values)}`;

/** @param table its name in the query, with a dot */
export const hasValues = (values: PostValues, table = sql``): SQL =>
  sql.join(
    Object.entries(values).map(
      ([name, value]) => sql`${table}${sql.identifier(name)} = ${parameter(value)}`,
    ),
    sql` AND `,
  );

export const parameter = (value: string | number): SQL =>
  typeof value === "number" ? sql`${value}::int` : sql`${value}::text`;
