import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { sql } from "drizzle-orm";
import { cachedPerDatabase, database } from "./db/client.ts";
import { secrets } from "./db/schema.ts";
import { readEnv } from "./env.ts";

/** A signature is only valid for its purpose. @returns 32 bytes, base64url, as 43 characters */
export async function sign(purpose: string, text: string): Promise<string> {
  return signWith(readEnv().SECRET ?? (await secretNamed(signingSecret)), purpose, text);
}

/** The name of the secret in the database, if `SECRET` is not set. */
export const signingSecret = "forms";

export const signWith = (secret: string, purpose: string, text: string): string =>
  createHmac("sha256", secret).update(`${purpose}\0${text}`).digest("base64url");

export const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(digest(one), digest(other));

/** Stored instead of a token, so that a leaked database does not leak tokens. */
export const hashOf = (token: string): string => digest(token).toString("hex");

const digest = (text: string) => createHash("sha256").update(text).digest();

const secretNamed = cachedPerDatabase(async (name) => {
  const { rows } = await database().execute<{ value: string }>(sql`
    INSERT INTO ${secrets} (name) VALUES (${name})
    ON CONFLICT (name) DO UPDATE SET name = excluded.name RETURNING value`);
  const value = rows[0]?.value;
  if (!value) throw new Error("The database returned no secret");
  return value;
});
