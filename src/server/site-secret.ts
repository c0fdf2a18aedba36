import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { sql } from "drizzle-orm";
import { UserError } from "../lib/errors/user-error.ts";
import { cachedPerDatabase, database } from "./db/client.ts";
import { secrets } from "./db/schema.ts";
import { readEnv } from "./env.ts";

/** A signature is only valid for its purpose. @returns 32 bytes, base64url, as 43 characters */
export const sign = (purpose: string, text: string): string =>
  signWith(siteSecret(), purpose, text);

export const signWith = (secret: string, purpose: string, text: string): string =>
  createHmac("sha256", secret).update(`${purpose}\0${text}`).digest("base64url");

/** It is not in the database, so a copy of the database does not show who the codes in it belong to. */
function siteSecret(): string {
  const { SECRET } = readEnv();
  if (SECRET) return SECRET;
  throw new UserError("SECRET: found nothing. Expected the same value as on the live site.");
}

/** The signature, and the one that a site without `SECRET` made before it was required. */
export async function signatures(purpose: string, text: string): Promise<string[]> {
  const former = await secretNamed(formerSecret);
  return [sign(purpose, text), ...(former ? [signWith(former, purpose, text)] : [])];
}

/** The name of the secret that was used if `SECRET` was not set. */
export const formerSecret = "forms";

const secretNamed = cachedPerDatabase(async (name) => {
  const { rows } = await database().execute<{ value: string }>(
    sql`SELECT value FROM ${secrets} WHERE name = ${name}`,
  );
  return rows[0]?.value;
});

export const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(digest(one), digest(other));

/** Stored instead of a token, so that a leaked database does not leak tokens. */
export const hashOf = (token: string): string => digest(token).toString("hex");

const digest = (text: string) => createHash("sha256").update(text).digest();
