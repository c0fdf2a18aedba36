import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { UserError } from "../../src/lib/errors/user-error.ts";
import { readEnv } from "../../src/server/env.ts";
import { backup } from "../backup/backup.ts";
import { isEncrypted } from "../backup/backup-file.ts";
import type { Backup } from "../backup/read-backup.ts";
import { restore } from "../backup/restore.ts";
import type { Transaction } from "../dev-server/database.ts";

/** `backup FILE`, or `export FILE`, which does not encrypt it. @returns a report @throws UserError */
export async function backupFile(
  command: "backup" | "export",
  args: string[],
  transaction: Transaction,
): Promise<string> {
  const { file } = readArgs(args, `${command} FILE`);
  const seal = command === "backup" ? { passphrase: await newPassphrase() } : undefined;
  const summary = await backup(transaction, file, seal);
  const report = [`Wrote ${file} and checked it.`, formatSummary(summary)];
  return [...report, ...(seal ? [] : [isPrivate])].join("\n");
}

const isPrivate =
  "It contains private email addresses. Delete it as soon as you no longer need it.";

/** `restore FILE [--replace]` or `import ...`, of a backup or an export. @returns a report @throws UserError */
export async function restoreFile(
  command: "restore" | "import",
  args: string[],
  transaction: Transaction,
): Promise<string> {
  const { file, replace } = readArgs(args, `${command} FILE [--replace]`);
  const seal = (await isEncrypted(file)) ? { passphrase: await passphrase() } : undefined;
  const summary = await restore(transaction, file, seal, replace, console.log);
  return [`Restored ${file}.`, formatSummary(summary), nextStep()].join("\n");
}

const nextStep = () =>
  readEnv().NEON_ENDPOINT
    ? "Now start the site again, which publishes content/."
    : "Now choose Deploys, Trigger deploy at Netlify. This publishes content/ and clears the cache.";

function readArgs(args: string[], usage: string): { file: string; replace: boolean } {
  const replace = usage.includes("--replace") && args.includes("--replace");
  const [file = "-", ...more] = replace ? args.filter((arg) => arg !== "--replace") : args;
  if (file.startsWith("-") || more.length > 0) throw new UserError(`Usage: npm run db -- ${usage}`);
  return { file, replace };
}

const formatSummary = ({ at, version, counts, hash }: Backup): string =>
  [
    `Made ${at}. Database version: ${new Date(version).toISOString().slice(0, 10)}.`,
    ...Object.entries(counts).map(([table, count]) => `  ${String(count).padStart(8)} ${table}`),
    `SHA-256 of the unencrypted lines: ${hash}`,
  ].join("\n");

/** Reads the passphrase of an existing backup from `BACKUP_PASSPHRASE` or the terminal. */
export const passphrase = async (): Promise<string> =>
  readEnv().BACKUP_PASSPHRASE ?? (await readPassword("Passphrase of the backup: "));

/** On a terminal it must be typed twice, because a backup with a mistyped passphrase cannot be opened. */
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

/** The terminal does not show what is typed. */
const readPassword = (prompt: string): Promise<string> => readAnswer(prompt, true);

/** @param isHidden true for a password */
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
