import { parseArgs } from "node:util";
import { UserError } from "../../src/errors/user-error.ts";
import { readEnv } from "../../src/server/env.ts";
import { backup } from "../backup/backup.ts";
import { isEncrypted, type Seal } from "../backup/backup-file.ts";
import { newPassphrase, passphrase } from "../backup/passphrase.ts";
import { readBackup, type Summary } from "../backup/read-backup.ts";
import { restore } from "../backup/restore.ts";
import type { Transaction } from "../dev-server/database.ts";

/** `backup FILE`. @returns a report @throws UserError */
export async function backupFile(args: string[], transaction: Transaction): Promise<string> {
  const { file } = readArgs(args, "backup FILE");
  return write(transaction, file, { passphrase: await newPassphrase() });
}

/** `export FILE`: a backup that is not encrypted. @returns a report @throws UserError */
export async function exportFile(args: string[], transaction: Transaction): Promise<string> {
  const { file } = readArgs(args, "export FILE");
  const report = await write(transaction, file, undefined);
  return `${report}\nIt holds private e-mail addresses: keep it safe.`;
}

async function write(transaction: Transaction, file: string, seal: Seal | undefined) {
  const summary = await backup(transaction, file, seal);
  return `Wrote ${file} and read it again.\n${formatSummary(summary)}`;
}

/** `verify FILE`, without a database. @returns the contents of the file @throws UserError */
export async function verifyFile(args: string[]): Promise<string> {
  const { file } = readArgs(args, "verify FILE");
  const summary = await readBackup(file, await sealOf(file));
  return `${file} is whole.\n${formatSummary(summary)}`;
}

/** `restore FILE [--replace]` or `import ...`, of a backup or an export. @returns a report @throws UserError */
export async function restoreFile(
  command: "restore" | "import",
  args: string[],
  transaction: Transaction,
): Promise<string> {
  const { file, replace } = readArgs(args, `${command} FILE [--replace]`);
  const summary = await restore(transaction, file, await sealOf(file), replace);
  return [`Restored ${file}.`, formatSummary(summary), next()].join("\n");
}

const sealOf = async (file: string): Promise<Seal | undefined> =>
  (await isEncrypted(file)) ? { passphrase: await passphrase() } : undefined;

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
    // Reported below.
  }
  throw new UserError(`Usage: npm run db -- ${usage}`);
}

const formatSummary = ({ at, version, counts, sha256 }: Summary): string =>
  [
    `Made ${at}, tables as of ${new Date(version).toISOString().slice(0, 10)}.`,
    ...Object.entries(counts).map(([table, count]) => `  ${String(count).padStart(8)} ${table}`),
    `SHA-256 of the plain lines: ${sha256}`,
  ].join("\n");
