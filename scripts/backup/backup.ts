import type { Transaction } from "../dev-server/database.ts";
import type { Run } from "../dev-server/neon-proxy.ts";
import { type Seal, writeLines } from "./backup-file.ts";
import { endOf, type Head, lineOf, type Row, readBackup } from "./read-backup.ts";
import {
  ask,
  type BackupTable,
  backupTables,
  exportedTables,
  sortColumn,
  stateOf,
  storedColumns,
} from "./tables.ts";

/** Writes all data to a new file, and reads it back. @param seal undefined for an export, without the site's secret */
export async function backup(transaction: Transaction, file: string, seal: Seal | undefined) {
  const tables = seal ? backupTables : exportedTables;
  const lines = await transaction(oneMoment, (run) => dump(run, tables));
  return writeLines(file, lines, seal, (draft) => readBackup(draft, seal));
}

/** Transaction mode for reading a consistent snapshot. */
export const oneMoment = "ISOLATION LEVEL REPEATABLE READ, READ ONLY";

/** Reads tables as lines of JSON: a head, a line for each row, and an end. @param run in mode `oneMoment` */
export async function dump(run: Run, included: readonly BackupTable[]): Promise<string[]> {
  const { tables, version, next } = await stateOf(run);
  const head: Head = { "ntkoc-backup": 1, at: new Date().toISOString(), version, next };
  const first = `${JSON.stringify(head)}\n`;
  const rows = await readRows(
    run,
    tables.filter((table) => included.includes(table)),
  );
  return [first, ...rows.map(lineOf), `${JSON.stringify(endOf(first, rows))}\n`];
}

export async function readRows(run: Run, tables: BackupTable[]): Promise<Row[]> {
  await ask(run, "SELECT set_config('TimeZone', 'UTC', true)");
  const rows: Row[] = [];
  for (const table of tables) {
    const found = await ask(
      run,
      `SELECT row_to_json(t)::text
        FROM (SELECT ${await storedColumns(run, table)} FROM ${table}) t ORDER BY ${sortColumn(table)}`,
    );
    for (const [row] of found) rows.push({ table, row: String(row) });
  }
  return rows;
}
