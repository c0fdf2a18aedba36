import { UserError } from "../../src/lib/errors/user-error.ts";
import type { Transaction } from "../dev-server/database.ts";
import type { Run } from "../dev-server/neon-proxy.ts";
import { type Seal, writeLines } from "./backup-file.ts";
import { type Backup, type Head, lineOf, type Row } from "./read-backup.ts";
import { ask, type BackupTable, stateOf, storedColumns, versions } from "./tables.ts";

/** @param seal undefined for plain text, which people read and `restore` does not */
export async function backup(
  transaction: Transaction,
  file: string,
  seal: Seal | undefined,
): Promise<Backup> {
  const { head, rows } = await transaction(oneMoment, dump);
  await writeLines(file, [`${JSON.stringify(head)}\n`, ...rows.map(lineOf)], seal);
  return { ...head, rows };
}

export const oneMoment = "ISOLATION LEVEL REPEATABLE READ, READ ONLY";

async function dump(run: Run): Promise<{ head: Head; rows: Row[] }> {
  const { tables, version, next } = await stateOf(run);
  if (!versions().includes(version))
    throw new UserError("The database lacks a migration. Run: npm run db -- migrate");
  const head: Head = { "ntkoc-backup": 2, at: new Date().toISOString(), version, next };
  return { head, rows: await readRows(run, tables) };
}

export async function readRows(run: Run, tables: readonly BackupTable[]): Promise<Row[]> {
  await ask(run, "SELECT set_config('TimeZone', 'UTC', true)");
  const rows: Row[] = [];
  for (const table of tables) {
    const found = await ask(
      run,
      `SELECT row_to_json(t)::text
        FROM (SELECT ${await storedColumns(run, table)} FROM ${table}) t ORDER BY id`,
    );
    for (const [row] of found) rows.push({ table, row: String(row) });
  }
  return rows;
}
