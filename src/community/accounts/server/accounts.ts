import { randomBytes } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import { signInLinkHours } from "../../../lib/input/limits.ts";
import type { Badge } from "../../../lib/posts/post-types.ts";
import { database } from "../../../server/db/client.ts";
import { type Cte, cte } from "../../../server/db/cte.ts";
import {
  sessions,
  signInLinks,
  subscriptions,
  users,
  withoutCapitals,
} from "../../../server/db/schema.ts";
import { HttpError } from "../../../server/http/http-error.ts";
import { hashOf } from "../../../server/site-secret.ts";

/** The owner chooses a password with a sign-in link. @returns false if the name is taken */
export async function addAccount(username: string, role: Badge): Promise<boolean> {
  const account = { username, role, password: "" };
  const added = await database().insert(users).values(account).onConflictDoNothing().returning();
  return added.length > 0;
}

/** Its posts stay. @returns false if there is no such account */
export async function removeAccount(username: string): Promise<boolean> {
  const { rows } = await database().execute(sql`
    WITH removed AS (DELETE FROM ${users} WHERE ${isNamed(username)} RETURNING id),
    ended AS (DELETE FROM ${subscriptions} s USING removed
      WHERE s.target_type = 'moderator' AND s.target_id = removed.id)
    SELECT id FROM removed`);
  return rows.length > 0;
}

export async function listAccounts(): Promise<{ username: string; hasPassword: boolean }[]> {
  const hasPassword = sql<boolean>`${users.password} <> ''`;
  return database().select({ username: users.username, hasPassword }).from(users).orderBy(users.id);
}

export const isNamed = (username: string): SQL =>
  sql`${withoutCapitals(sql`username`)} = ${withoutCapitals(sql`${username}::text`)}`;

export const createSignInLink = (username: string): Promise<string | undefined> =>
  createLink(isNamed(username));

export const createSignInLinkFor = (userId: number): Promise<string | undefined> =>
  createLink(sql`id = ${userId}::int`);

/** Replaces an earlier link. @returns its path, or undefined if there is no such account */
async function createLink(account: SQL): Promise<string | undefined> {
  const token = randomBytes(32).toString("base64url");
  const { rows } = await database().execute(sql`
    INSERT INTO ${signInLinks} (token, user_id, expires_at)
    SELECT ${hashOf(token)}, id, now() + make_interval(hours => ${signInLinkHours}::int)
    FROM ${users} WHERE ${account}
    ON CONFLICT (user_id)
      DO UPDATE SET token = excluded.token, expires_at = excluded.expires_at RETURNING token`);
  // A link preview shows the form, which does not use up the link.
  return rows.length > 0 ? `/desk?link=${token}` : undefined;
}

const isValid = (token: string) => sql`l.token = ${hashOf(token)} AND l.expires_at > now()`;

/** The link stays valid. @throws HttpError 404 */
export async function accountOfLink(token: string): Promise<string> {
  const { rows } = await database().execute(sql`
    SELECT u.username FROM ${signInLinks} l JOIN ${users} u ON u.id = l.user_id WHERE ${isValid(token)}`);
  const [row] = rows;
  if (!row) throw linkEnded();
  return String(row["username"]);
}

export const linkEnded = (): HttpError =>
  new HttpError(
    404,
    `This sign-in link does not work. Each link works once, and for ${signInLinkHours} hours. Check that you copied the whole link, or get a new one.`,
  );

export interface SignedIn {
  account: Cte<"id">;
  ctes: Cte[];
}

export function spendLink(token: string, passwordHash: string): SignedIn {
  const used = cte(
    "used",
    ["user_id"],
    sql`DELETE FROM ${signInLinks} l WHERE ${isValid(token)} RETURNING user_id`,
  );
  const account = cte(
    "account",
    ["id"],
    sql`UPDATE ${users} u SET password = ${passwordHash} FROM ${used}
    WHERE u.id = ${used.user_id} RETURNING u.id`,
  );
  const ended = cte(
    "ended",
    [],
    sql`DELETE FROM ${sessions} USING ${account} WHERE user_id = ${account.id}`,
  );
  return { account, ctes: [used, account, ended] };
}
