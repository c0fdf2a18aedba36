import { eq } from "drizzle-orm";
import { Mistake } from "../../lib/explain.ts";
import { cleanLine } from "../../schemas/clean.ts";
import { database, errorCode } from "../db/client.ts";
import { users } from "../db/schema.ts";
import { hashPassword } from "./passwords.ts";

const shortest = 12;
const longest = 200;

/** Makes an account for the desk. @throws Mistake where the name is taken or the password too short */
export async function addUser(name: string, password: string): Promise<void> {
  const username = cleanLine(name);
  if (!username || username.length > 80)
    throw new Mistake(`Name: found "${name}". Expected text of 1 to 80 characters.`);
  if (password.length < shortest || password.length > longest)
    throw new Mistake(`Password: expected ${shortest} to ${longest} characters.`);
  try {
    await database()
      .insert(users)
      .values({ username, password: await hashPassword(password) });
  } catch (error) {
    if (errorCode(error) !== "23505") throw error;
    throw new Mistake(
      `There is an account "${username}" already. To change its password, remove it first.`,
    );
  }
}

/** The names of all accounts. */
export async function listUsers(): Promise<string[]> {
  const rows = await database().select({ name: users.username }).from(users).orderBy(users.id);
  return rows.map(({ name }) => name);
}

/** Takes an account away, and whoever sits at the desk with it. @throws Mistake where there is none */
export async function removeUser(name: string): Promise<void> {
  const gone = await database()
    .delete(users)
    .where(eq(users.username, cleanLine(name)))
    .returning({ id: users.id });
  if (gone.length === 0) throw new Mistake(`There is no account "${name}".`);
}
