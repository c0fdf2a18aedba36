import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { UserError } from "../../src/errors/user-error.ts";
import { readEnv } from "../../src/server/env.ts";

/** Reads the passphrase of an existing backup from `BACKUP_PASSPHRASE` or the terminal. */
export const passphrase = async (): Promise<string> =>
  readEnv().BACKUP_PASSPHRASE ?? (await readPassword("Passphrase of the backup: "));

/**
 * Reads the passphrase of a new backup. On a terminal it must be typed twice, because a backup with a mistyped
 * passphrase cannot be opened.
 * @throws UserError if it is short, or the two differ
 */
export async function newPassphrase(): Promise<string> {
  const first = await passphrase();
  if (first.length < 12)
    throw new UserError(
      "Passphrase: expected 12 characters or more, such as four unrelated words. Nothing was written.",
    );
  if (readEnv().BACKUP_PASSPHRASE || !process.stdin.isTTY) return first;
  if ((await readPassword("Repeat the passphrase: ")) !== first)
    throw new UserError("The two passphrases are different. Nothing was written.");
  return first;
}

/** Reads a password from the terminal without showing it, or from the first line of standard input. */
async function readPassword(prompt: string): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).split(/\r?\n/)[0] ?? "";
  process.stderr.write(prompt);
  const output = new Writable({ write: (_typed, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  try {
    return await terminal.question("");
  } catch {
    throw new UserError("Cancelled. Nothing was changed.");
  } finally {
    terminal.close();
    process.stderr.write("\n");
  }
}
