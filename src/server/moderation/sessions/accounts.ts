import { eq } from "drizzle-orm";
import { UserError } from "../../../errors/user-error.ts";
import { cleanLine } from "../../../schemas/clean-text.ts";
import { maxLength } from "../../../schemas/limits.ts";
import { cachedPerDatabase } from "../../db/cached.ts";
import { database, errorCode } from "../../db/client.ts";
import { users } from "../../db/schema.ts";
import { hashPassword } from "./passwords.ts";

const shortest = 12;

/** @throws UserError if the name is taken or invalid, or the password is too short or too long */
export async function addUser(name: string, password: string): Promise<void> {
  const username = cleanLine(name);
  if (!username || username.length > maxLength.username)
    throw new UserError(
      `Name: found "${name}". Expected text of 1 to ${maxLength.username} characters.`,
    );
  if (password.length < shortest || password.length > maxLength.password)
    throw new UserError(`Password: expected ${shortest} to ${maxLength.password} characters.`);
  try {
    await database()
      .insert(users)
      .values({ username, password: await hashPassword(password) });
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

const namesAt = cachedPerDatabase(listUsers);

export async function listUsers(): Promise<string[]> {
  const rows = await database().select({ name: users.username }).from(users).orderBy(users.id);
  return rows.map(({ name }) => name);
}

export async function removeUser(name: string): Promise<void> {
  const gone = await database()
    .delete(users)
    .where(eq(users.username, cleanLine(name)))
    .returning({ id: users.id });
  if (gone.length === 0) throw new UserError(`There is no account "${name}".`);
}
