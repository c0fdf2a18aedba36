import type { Transaction } from "../dev-server/database.ts";
import { type Seal, writeLines } from "./backup-file.ts";
import { dump, oneMoment } from "./dump.ts";
import { readBackup, type Summary } from "./read-backup.ts";
import { backupTables, exportedTables } from "./tables.ts";

/**
 * Writes all data, as it is at one moment, into a new file, and reads the file again before naming it.
 * @param seal encrypts the file; an export has none, and leaves out the site's secret
 * @throws UserError if the file exists or cannot be written
 */
export async function backup(
  transaction: Transaction,
  file: string,
  seal: Seal | undefined,
): Promise<Summary> {
  let summary: Summary | undefined;
  const check = async (draft: string) => {
    summary = await readBackup(draft, seal);
  };
  const tables = seal ? backupTables : exportedTables;
  await transaction(oneMoment, (run) => writeLines(file, dump(run, tables), seal, check));
  if (!summary) throw new Error("The backup was not read again");
  return summary;
}
