import { eq } from "drizzle-orm";
import { UserError } from "../../../errors/user-error.ts";
import { cleanLine } from "../../../schemas/clean-text.ts";
import { maxLength } from "../../../schemas/limits.ts";
import type { AccountInput } from "../../../schemas/moderation.ts";
import type { Badge } from "../../../schemas/post-type.ts";
import { typedEmail } from "../../../schemas/text-input.ts";
import { cachedPerDatabase } from "../../db/cached.ts";
import { database, errorCode } from "../../db/client.ts";
import { users } from "../../db/schema.ts";
import { hashPassword } from "./passwords.ts";

const shortest = 12;

interface Account {
  role?: Badge;
  /** The address for alerts. */
  email?: string | undefined;
}

/** @throws UserError if the name is taken or invalid, or the password or the address is invalid */
export async function addUser(
  name: string,
  password: string,
  { role = "moderator", email }: Account = {},
): Promise<void> {
  const username = cleanLine(name);
  if (!username || username.length > maxLength.username)
    throw new UserError(
      `Name: found "${name}". Expected text of 1 to ${maxLength.username} characters.`,
    );
  if (password.length < shortest || password.length > maxLength.password)
    throw new UserError(`Password: expected ${shortest} to ${maxLength.password} characters.`);
  const address = email === undefined ? null : typedEmail(maxLength.email).safeParse(email).data;
  if (address === undefined)
    throw new UserError("Email: expected an address such as ana@example.org.");
  try {
    await database()
      .insert(users)
      .values({ username, password: await hashPassword(password), role, email: address });
  } catch (error) {
    if (errorCode(error) !== "23505") throw error;
    throw new UserError(
      `The account "${username}" already exists. To change its password, remove it first.`,
    );
  }
}

/** The names of the accounts, at most ten minutes old. */
export const accountNames = (): Promise<string[]> =>
  namesAt(String(Math.floor(Date.now() / 600_000)));

const namesAt = cachedPerDatabase(namesOf);

async function namesOf(): Promise<string[]> {
  return (await listUsers()).map(({ username }) => username);
}

export const listUsers = (): Promise<{ username: string; role: Badge; email: string | null }[]> =>
  database()
    .select({ username: users.username, role: users.role, email: users.email })
    .from(users)
    .orderBy(users.id);

export async function saveAccount(
  username: string,
  { email, summary = false }: AccountInput,
): Promise<void> {
  await database()
    .update(users)
    .set({ email: email ?? null, summary })
    .where(eq(users.username, username));
}

export async function removeUser(name: string): Promise<void> {
  const gone = await database()
    .delete(users)
    .where(eq(users.username, cleanLine(name)))
    .returning({ id: users.id });
  if (gone.length === 0) throw new UserError(`There is no account "${name}".`);
}
