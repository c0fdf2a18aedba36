import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { UserError } from "../../src/lib/errors/user-error.ts";
import { readEnv } from "../../src/server/env.ts";
import { backup } from "../backup/backup.ts";
import type { Backup } from "../backup/read-backup.ts";
import { restore } from "../backup/restore.ts";
import type { Transaction } from "../dev-server/database.ts";

export async function backupFile(args: string[], transaction: Transaction): Promise<string> {
  const [file, isPlain] = readArgs(args, "backup FILE", "--plain");
  const seal = isPlain ? undefined : { passphrase: await newPassphrase() };
  const summary = await backup(transaction, file, seal);
  const report = [`Wrote ${file}.`, formatSummary(summary)];
  return [...report, ...(isPlain ? [isPrivate] : [])].join("\n");
}

const isPrivate =
  "It is not encrypted, contains private email addresses, and cannot be restored. Delete it once you have read it.";

export async function restoreFile(args: string[], transaction: Transaction): Promise<string> {
  const [file, replace] = readArgs(args, "restore FILE", "--replace");
  const seal = { passphrase: await passphrase() };
  const summary = await restore(transaction, file, seal, replace, console.log);
  return [`Restored ${file}.`, formatSummary(summary), nextStep()].join("\n");
}

const nextStep = () =>
  readEnv().NEON_ENDPOINT
    ? "Now start the site again, which publishes content/."
    : "Now choose Deploys, Trigger deploy at Netlify. This publishes content/ and clears the cache.";

function readArgs(args: string[], usage: string, option: string): [string, boolean] {
  const [file = "-", ...more] = args.filter((arg) => arg !== option);
  if (file.startsWith("-") || more.length > 0)
    throw new UserError(`Usage: npm run db -- ${usage} [${option}]`);
  return [file, args.includes(option)];
}

const formatSummary = ({ at, version, rows }: Backup): string =>
  [
    `Made ${at}. Database version: ${new Date(version).toISOString().slice(0, 10)}.`,
    ...Map.groupBy(rows, ({ table }) => table)
      .entries()
      .map(([table, { length }]) => `  ${String(length).padStart(8)} ${table}`),
  ].join("\n");

const passphrase = async (): Promise<string> =>
  readEnv().BACKUP_PASSPHRASE ?? (await readPassword("Passphrase of the backup: "));

/** A backup with a mistyped passphrase cannot be opened. */
async function newPassphrase(): Promise<string> {
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

const readPassword = (prompt: string): Promise<string> => readAnswer(prompt, true);

export async function readAnswer(prompt: string, isHidden = false): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).split(/\r?\n/)[0] ?? "";
  if (isHidden) process.stderr.write(prompt);
  const nowhere = new Writable({ write: (_typed, _encoding, done) => done() });
  const output = isHidden ? nowhere : process.stderr;
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  try {
    return await terminal.question(isHidden ? "" : prompt);
  } catch {
    throw new UserError("Cancelled. Nothing was changed.");
  } finally {
    terminal.close();
    if (isHidden) process.stderr.write("\n");
  }
}
