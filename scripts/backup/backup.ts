import type { Transaction } from "../dev-server/database.ts";
import { type Seal, writeLines } from "./backup-file.ts";
import { dump, oneMoment } from "./dump.ts";
import { readBackup, type Summary } from "./read-backup.ts";
import { backupTables, exportedTables } from "./tables.ts";

/**
 * Writes a snapshot of all data to a new file, and reads it back before the file gets its name.
 * @param seal undefined for an export, which leaves out the site's secret
 * @throws UserError if the file exists or cannot be written
 */
export async function backup(
  transaction: Transaction,
  file: string,
  seal: Seal | undefined,
): Promise<Summary> {
  const tables = seal ? backupTables : exportedTables;
  const check = (draft: string) => readBackup(draft, seal);
  return transaction(oneMoment, (run) => writeLines(file, dump(run, tables), seal, check));
}
