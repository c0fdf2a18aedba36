import { randomBytes } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import { signInLinkHours } from "../../../schemas/limits.ts";
import type { Account, AccountsInput, Overview, SignInLink } from "../../../schemas/moderation.ts";
import type { Badge } from "../../../schemas/post-type.ts";
import { cachedPerDatabase, database } from "../../db/client.ts";
import { sessions, signInLinks, users } from "../../db/schema.ts";
import { isoTime } from "../../db/timestamps.ts";
import { HttpError, invalidFields } from "../../http/http-error.ts";
import { hashOf } from "../../site-secret.ts";

/** Adds an account, whose owner chooses a password with a sign-in link. @returns false if the name is taken */
export async function addAccount(username: string, role: Badge): Promise<boolean> {
  const account = { username, role, password: "" };
  const added = await database().insert(users).values(account).onConflictDoNothing().returning();
  return added.length > 0;
}

/** The names of the accounts, at most ten minutes old. */
export const accountNames = (): Promise<string[]> =>
  namesAt(String(Math.floor(Date.now() / 600_000)));

const namesAt = cachedPerDatabase(async () => {
  const rows = await database().select({ username: users.username }).from(users);
  return rows.map(({ username }) => username);
});

export async function listAccounts(): Promise<Account[]> {
  const { rows } = await database().execute(sql`
    SELECT username, role, password = '' AS "isNew",
      (SELECT max(created_at) FROM ${sessions} s WHERE s.user_id = u.id) AS last FROM ${users} u ORDER BY id`);
  return rows.map(
    ({ last, ...rest }) =>
      ({ ...rest, ...(last !== null && { lastSignIn: isoTime(last) }) }) as Account,
  );
}

/** @returns the path of a new sign-in link, if the action makes one @throws HttpError 400, or 409 if nothing changed */
export async function changeAccounts(
  creator: string,
  { action, username, role }: AccountsInput,
): Promise<string | undefined> {
  if (action === "add" && !(await addAccount(username, role)))
    throw invalidFields({ username: "Another account has this name" });
  if (action === "add" || action === "link") {
    const path = await createSignInLink(username);
    if (path) return path;
  } else if (await changeOther(creator, username, action === "role" ? role : undefined)) return;
  throw new HttpError(
    409,
    "Nothing was changed. You cannot change your own account here, and others may be gone by now.",
  );
}

/** The lock, and the check that the sender is still a creator, keep at least one. @returns false if nothing changed */
async function changeOther(creator: string, username: string, role?: Badge): Promise<boolean> {
  const db = database();
  const change = role ? sql`UPDATE ${users} SET role = ${role}` : sql`DELETE FROM ${users}`;
  const [, { rows }] = await db.batch([
    db.execute(sql`SELECT pg_advisory_xact_lock(hashtext('accounts'))`),
    db.execute(sql`${change} WHERE username = ${username} AND username <> ${creator} AND EXISTS (
      SELECT FROM ${users} c WHERE c.username = ${creator} AND c.role = 'creator') RETURNING id`),
  ]);
  return rows.length > 0;
}

const mostShown = 20;

export async function listSignIns(username: string): Promise<Overview["signIns"]> {
  const { rows } = await database().execute(sql`
    SELECT s.created_at AS at, via_link AS "viaLink", device, country, s.wrong_passwords AS "wrongPasswords"
    FROM ${sessions} s JOIN ${users} u ON u.id = s.user_id
    WHERE username = ${username} ORDER BY at DESC LIMIT ${mostShown}::int`);
  return rows.map((row) => ({ ...row, at: isoTime(row["at"]) }) as Overview["signIns"][number]);
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
  // Browsers send the part after # to no server, so the token is in no log, and link previews do not get it.
  return rows.length > 0 ? `/desk#link=${token}` : undefined;
}

/** The token of a request, from `Authorization: Bearer …`. @throws HttpError 404, without a query */
export function linkTokenIn(request: Request): string {
  const [, token] = /^Bearer ([\w-]{43})$/.exec(request.headers.get("Authorization") ?? "") ?? [];
  if (!token) throw linkEnded();
  return token;
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

/** CTE `owner` that uses a link up: its account, which may be created now. @param hash of a first password */
export const ownerOfLink = (token: string, username: string, hash: string | null): SQL => sql`
  used AS (DELETE FROM ${signInLinks} l WHERE ${isValid(token)} RETURNING user_id),
  created AS (
    INSERT INTO ${users} (username, password, role)
    SELECT ${username}, ${hash}, 'creator' FROM used WHERE user_id IS NULL AND ${noAccounts}
    RETURNING id),
  changed AS (
    UPDATE ${users} u SET wrong_passwords = 0, password = coalesce(${hash}, u.password)
    FROM used WHERE u.id = used.user_id RETURNING u.id),
  owner AS (SELECT id FROM created UNION ALL SELECT id FROM changed)`;
