import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { sql } from "drizzle-orm";
import { database } from "./db/client.ts";
import { secrets } from "./db/schema.ts";
import { readEnv } from "./env.ts";

/**
 * Signs a text with the site's secret: `SECRET`, or else a random one in the database.
 * @param purpose a signature for one purpose is not valid for another
 * @returns 32 bytes as 43 characters
 */
export async function sign(purpose: string, text: string): Promise<string> {
  const key = readEnv().SECRET ?? (await databaseSecret());
  return createHmac("sha256", key).update(`${purpose}\0${text}`).digest("base64url");
}

/** Compares two texts in constant time. */
export const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(digest(one), digest(other));

/** The hash that is stored instead of a token, so that a leaked database does not leak tokens. */
export const hashOf = (token: string): string => digest(token).toString("hex");

const digest = (text: string) => createHash("sha256").update(text).digest();

let known: Promise<string> | undefined;

/** Read once per process. */
function databaseSecret(): Promise<string> {
  known ??= fetchSecret();
  known.catch(() => {
    known = undefined;
  });
  return known;
}

async function fetchSecret(): Promise<string> {
  const { rows } = await database().execute<{ value: string }>(sql`
    INSERT INTO ${secrets} (name) VALUES ('forms')
    ON CONFLICT (name) DO UPDATE SET name = excluded.name RETURNING value`);
  const value = rows[0]?.value;
  if (!value) throw new Error("The database gave no secret");
  return value;
}
