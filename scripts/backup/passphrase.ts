import { UserError } from "../../src/errors/user-error.ts";
import { readEnv } from "../../src/server/env.ts";
import { readPassword } from "../commands/read-password.ts";

const expected =
  "Passphrase: expected 12 characters or more, best four words that cannot be guessed.";

/** Reads the passphrase of an existing backup from `BACKUP_PASSPHRASE` or the terminal. */
export const passphrase = async (): Promise<string> =>
  readEnv().BACKUP_PASSPHRASE ?? (await readPassword("Passphrase of the backup: "));

/**
 * Reads the passphrase of a new backup. A terminal asks twice, because a backup with a mistyped passphrase
 * cannot be opened.
 * @throws UserError if it is short, or the two differ
 */
export async function newPassphrase(): Promise<string> {
  const first = await passphrase();
  if (first.length < 12) throw new UserError(expected);
  if (readEnv().BACKUP_PASSPHRASE || !process.stdin.isTTY) return first;
  if ((await readPassword("The same again: ")) !== first)
    throw new UserError("The two were not the same. Nothing was written.");
  return first;
}
