import { Mistake } from "../../../src/lib/explain.ts";
import { readEnv } from "../../../src/server/env.ts";
import { readPassword } from "../read-password.ts";

const expected =
  "Passphrase: expected 12 characters or more, best four words that nobody can guess.";

/** For a backup that exists: `BACKUP_PASSPHRASE`, or what is typed. */
export const passphrase = async (): Promise<string> =>
  readEnv().BACKUP_PASSPHRASE ?? (await readPassword("Passphrase of the backup: "));

/**
 * For a new backup. At a terminal it is asked for twice, because nothing opens a backup whose passphrase
 * was mistyped.
 * @throws Mistake where it is short, or the second is another
 */
export async function newPassphrase(): Promise<string> {
  const first = await passphrase();
  if (first.length < 12) throw new Mistake(expected);
  if (readEnv().BACKUP_PASSPHRASE || !process.stdin.isTTY) return first;
  if ((await readPassword("The same again: ")) !== first)
    throw new Mistake("The two were not the same. Nothing was written.");
  return first;
}
