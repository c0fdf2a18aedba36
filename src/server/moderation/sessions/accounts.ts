import { eq, sql } from "drizzle-orm";
import type {
  Account,
  AccountInput,
  AccountsInput,
  Overview,
} from "../../../schemas/moderation.ts";
import type { Badge } from "../../../schemas/post-type.ts";
import { cachedPerDatabase } from "../../db/cached.ts";
import { database } from "../../db/client.ts";
import { sessions, users } from "../../db/schema.ts";
import { isoTime } from "../../db/timestamps.ts";
import { HttpError, invalidFields } from "../../http/http-error.ts";
import { createSignInLink } from "./links.ts";

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

/**
 * An action of a creator. @returns the path of a new sign-in link, if the action makes one
 * @throws HttpError 400 if the name is taken, or 409 for the creator's own account and accounts that do not exist
 */
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

/**
 * Changes the role of an account, or removes it. The lock runs concurrent changes one after the other, and who asks must
 * still be a creator, so one always remains. @returns false if nothing was changed
 */
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

export async function saveAccount(
  username: string,
  { email, summary = false }: AccountInput,
): Promise<void> {
  await database()
    .update(users)
    .set({ email: email ?? null, summary })
    .where(eq(users.username, username));
}
