import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { sql } from "drizzle-orm";
import { database } from "./db/client.ts";
import { secrets } from "./db/schema.ts";
import { readEnv } from "./env.ts";

/**
 * Signs a text with the site's secret: `SECRET`, or else one that the database made for itself.
 * @param purpose keeps apart what is signed for different things
 * @returns 32 bytes as 43 letters
 */
export async function sign(purpose: string, text: string): Promise<string> {
  const key = readEnv().SECRET ?? (await databaseSecret());
  return createHmac("sha256", key).update(`${purpose}\0${text}`).digest("base64url");
}

/** Whether two texts are the same, in a time that does not tell how much of them is. */
export const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(digest(one), digest(other));

/** What is stored instead of a token: whoever reads the database cannot use it. */
export const hashOf = (token: string): string => digest(token).toString("hex");

const digest = (text: string) => createHash("sha256").update(text).digest();

let known: Promise<string> | undefined;

/** Asked for once by each process. */
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
