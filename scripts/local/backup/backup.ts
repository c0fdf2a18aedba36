import type { Transaction } from "../database.ts";
import { dump, oneMoment } from "./dump.ts";
import { readBackup, type Summary } from "./read-backup.ts";
import { type Seal, writeSealed } from "./sealed-file.ts";

/**
 * Writes all that is kept, as it is at one moment, into a new file, which is read again before it gets its
 * name.
 * @returns what is in it
 * @throws Mistake where it cannot be written, or there is such a file already
 */
export async function backup(transaction: Transaction, file: string, seal: Seal): Promise<Summary> {
  let summary: Summary | undefined;
  const check = async (draft: string) => {
    summary = await readBackup(draft, seal);
  };
  await transaction(oneMoment, (run) => writeSealed(file, dump(run), seal, check));
  if (!summary) throw new Error("The backup was not read again");
  return summary;
}
