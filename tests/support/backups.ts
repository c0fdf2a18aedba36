import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { backup, oneMoment, readRows } from "../../scripts/backup/backup.ts";
import { lineOf } from "../../scripts/backup/read-backup.ts";
import { restore } from "../../scripts/backup/restore.ts";
import { allTables, ask, backupTables } from "../../scripts/backup/tables.ts";
import type { Transaction } from "../../scripts/dev-server/database.ts";
import { temporaryDirectory } from "./child-process.ts";

/** Fast, with a key derivation that is too weak for real use. */
export const seal = { passphrase: "four words of mine", work: 8 };

const directory = await temporaryDirectory();

export const newBackupFile = (): string => join(directory, `${randomUUID()}.age`);

/** The rows that a backup contains. */
export const allRows = async (transaction: Transaction): Promise<string[]> =>
  (await transaction(oneMoment, (run) => readRows(run, backupTables))).map(lineOf);

export async function backUpAndRestore(transaction: Transaction): Promise<void> {
  const file = newBackupFile();
  await backup(transaction, file, seal);
  await restore(transaction, file, seal, true);
}

export const wipe = (transaction: Transaction): Promise<unknown> =>
  transaction("", async (run) => {
    await ask(run, `DROP TABLE ${allTables.join(", ")}`);
    await ask(run, "DROP SCHEMA drizzle CASCADE");
    await ask(run, "DROP FUNCTION shown_replies_changed");
  });
