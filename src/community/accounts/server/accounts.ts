import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { signInLinkHours } from "../../../lib/input/limits.ts";
import type { Badge } from "../../../lib/posts/post-types.ts";
import { database } from "../../../server/db/client.ts";
import { type Part, part } from "../../../server/db/part.ts";
import { signInLinks, subscriptions, users } from "../../../server/db/schema.ts";
import { HttpError } from "../../../server/http/http-error.ts";
import { hashOf } from "../../../server/site-secret.ts";
import type { SignInLink } from "../../moderation/schema/moderation.ts";

/** Adds an account, whose owner chooses a password with a sign-in link. @returns false if the name is taken */
export async function addAccount(username: string, role: Badge): Promise<boolean> {
  const account = { username, role, password: "" };
  const added = await database().insert(users).values(account).onConflictDoNothing().returning();
  return added.length > 0;
}

/** Ends its sessions, links and alerts. Its posts stay. @returns false if there is no such account */
export async function removeAccount(username: string): Promise<boolean> {
  const { rows } = await database().execute(sql`
    WITH removed AS (DELETE FROM ${users} WHERE username = ${username} RETURNING id),
    ended AS (DELETE FROM ${subscriptions} s USING removed
      WHERE s.target_type = 'moderator' AND s.target_id = removed.id)
    SELECT id FROM removed`);
  return rows.length > 0;
}

export async function listAccountNames(): Promise<string[]> {
  const rows = await database().select({ username: users.username }).from(users);
  return rows.map(({ username }) => username);
}

const noAccounts = sql`NOT EXISTS (SELECT FROM ${users})`;

/** Replaces an earlier link of the account. Without a name, it is for the first account. @returns its path */
export async function createSignInLink(username?: string): Promise<string | undefined> {
  const token = randomBytes(32).toString("base64url");
  const owner =
    username === undefined
      ? sql`SELECT NULL::int AS id WHERE ${noAccounts}`
      : sql`SELECT id FROM ${users} WHERE username = ${username}`;
  const { rows } = await database().execute(sql`
    INSERT INTO ${signInLinks} (token, user_id, expires_at)
    SELECT ${hashOf(token)}, id, now() + make_interval(hours => ${signInLinkHours}::int)
    FROM (${owner}) AS owner
    ON CONFLICT (coalesce(user_id, 0))
      DO UPDATE SET token = excluded.token, expires_at = excluded.expires_at RETURNING token`);
  // A link preview shows the form, which does not use the link up.
  return rows.length > 0 ? `/desk?link=${token}` : undefined;
}

const isValid = (token: string) => sql`l.token = ${hashOf(token)} AND l.expires_at > now()`;

/** Returns the account of a link, which stays valid. @throws HttpError 404 */
export async function findSignInLink(token: string): Promise<SignInLink> {
  const { rows } = await database().execute(sql`
    SELECT u.username, coalesce(u.password, '') = '' AS is_new
    FROM ${signInLinks} l LEFT JOIN ${users} u ON u.id = l.user_id
    WHERE ${isValid(token)} AND (l.user_id IS NOT NULL OR ${noAccounts})`);
  const [row] = rows;
  if (!row) throw linkEnded();
  return { username: String(row["username"] ?? ""), isNew: row["is_new"] === true };
}

export const linkEnded = (): HttpError =>
  new HttpError(
    404,
    `This sign-in link does not work. Each link works once, and for ${signInLinkHours} hours. Check that you copied the whole link, or get a new one.`,
  );

/** The account that signs in, and the parts that it is read from. */
export interface Owner {
  owner: Part<"id">;
  parts: Part[];
}

/** Uses up a link. @returns its account, creating the first one @param hash of a first password */
export function ownerOfLink(token: string, username: string, hash: string | null): Owner {
  const used = part(
    "used",
    ["user_id"],
    sql`DELETE FROM ${signInLinks} l WHERE ${isValid(token)} RETURNING user_id`,
  );
  const created = part(
    "created",
    [],
    sql`INSERT INTO ${users} (username, password, role)
    SELECT ${username}, ${hash}, 'creator' FROM ${used} WHERE ${used.user_id} IS NULL AND ${noAccounts}
    RETURNING id`,
  );
  const changed = part(
    "changed",
    [],
    sql`UPDATE ${users} u SET password = coalesce(${hash}, u.password)
    FROM ${used} WHERE u.id = ${used.user_id} RETURNING u.id`,
  );
  const either = sql`SELECT id FROM ${created} UNION ALL SELECT id FROM ${changed}`;
  return { owner: part("owner", ["id"], either), parts: [used, created, changed] };
}
