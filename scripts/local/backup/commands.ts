import { parseArgs } from "node:util";
import { Mistake } from "../../../src/lib/explain.ts";
import { readEnv } from "../../../src/server/env.ts";
import type { Transaction } from "../database.ts";
import { backup } from "./backup.ts";
import { newPassphrase, passphrase } from "./passphrase.ts";
import { readBackup, type Summary } from "./read-backup.ts";
import { restore } from "./restore.ts";

/** `backup FILE`. @returns what it did @throws Mistake */
export async function backupFile(args: string[], transaction: Transaction): Promise<string> {
  const { file } = readArgs(args, "backup FILE");
  const summary = await backup(transaction, file, { passphrase: await newPassphrase() });
  return `Wrote ${file} and read it again.\n${inLines(summary)}`;
}

/** `verify FILE`, which needs no database. @returns what is in it @throws Mistake */
export async function verifyFile(args: string[]): Promise<string> {
  const { file } = readArgs(args, "verify FILE");
  const summary = await readBackup(file, { passphrase: await passphrase() });
  return `${file} is whole.\n${inLines(summary)}`;
}

/** `restore FILE [--replace]`. @returns what it did @throws Mistake with nothing changed */
export async function restoreFile(args: string[], transaction: Transaction): Promise<string> {
  const { file, replace } = readArgs(args, "restore FILE [--replace]");
  const summary = await restore(transaction, file, { passphrase: await passphrase() }, replace);
  return [`Restored ${file}.`, inLines(summary), next()].join("\n");
}

const next = () =>
  readEnv().NEON_ENDPOINT
    ? "Now start the site again, which publishes the files of content/."
    : "Now deploy the site again, and clear its cache at Netlify: that publishes the files of content/.";

function readArgs(args: string[], usage: string): { file: string; replace: boolean } {
  const options = usage.includes("--replace") ? { replace: { type: "boolean" } as const } : {};
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [file, ...more] = positionals;
    if (file && more.length === 0) return { file, replace: "replace" in values };
  } catch {
    // Said below.
  }
  throw new Mistake(`Usage: npm run db -- ${usage}`);
}

/** What a backup holds, for people. */
export const inLines = ({ at, version, counts, sha256 }: Summary): string =>
  [
    `Made ${at}, tables as of ${new Date(version).toISOString().slice(0, 10)}.`,
    ...Object.entries(counts).map(([table, count]) => `  ${String(count).padStart(8)} ${table}`),
    `SHA-256 of the plain lines: ${sha256}`,
  ].join("\n");
