import { createHash } from "node:crypto";
import type { Transaction } from "../dev-server/database.ts";
import type { Run } from "../dev-server/neon-proxy.ts";
import { type Seal, writeLines } from "./backup-file.ts";
import { type End, type Head, readBackup } from "./read-backup.ts";
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
  const check = (draft: string) => readBackup(draft, seal);
  return transaction(oneMoment, (run) => writeLines(file, dump(run, tables), seal, check));
}

/** Transaction mode for reading a consistent snapshot. */
export const oneMoment = "ISOLATION LEVEL REPEATABLE READ, READ ONLY";

/** Rows in memory at once, of up to 50 KB each. */
const batchSize = 200;

/** Reads tables as lines of JSON: a head, a line for each row, and an end. @param run in mode `oneMoment` */
export async function* dump(run: Run, included: readonly BackupTable[]): AsyncGenerator<string> {
  const state = await stateOf(run);
  const tables = state.tables.filter((table) => included.includes(table));
  const { version, next } = state;
  const head = { "ntkoc-backup": 1, at: new Date().toISOString(), version, next } satisfies Head;
  const line = `${JSON.stringify(head)}\n`;
  const all = createHash("sha256").update(line);
  const rows = createHash("sha256");
  const counts: End["counts"] = {};
  yield line;
  for await (const { table, text } of rowLines(run, tables)) {
    counts[table] = (counts[table] ?? 0) + 1;
    all.update(text);
    rows.update(text);
    yield text;
  }
  const end: End = { counts, rows: rows.digest("hex"), sha256: all.digest("hex") };
  yield `${JSON.stringify(end)}\n`;
}

/** Returns `rows` of the end of a backup of these tables. */
export async function hashOfRows(run: Run, tables: BackupTable[]): Promise<string> {
  const hash = createHash("sha256");
  for await (const { text } of rowLines(run, tables)) hash.update(text);
  return hash.digest("hex");
}

async function* rowLines(run: Run, tables: BackupTable[]) {
  await ask(run, "SELECT set_config('TimeZone', 'UTC', true)");
  for (const table of tables) {
    await ask(
      run,
      `DECLARE dump NO SCROLL CURSOR FOR SELECT row_to_json(t)::text
        FROM (SELECT ${await storedColumns(run, table)} FROM ${table}) t ORDER BY ${sortColumn(table)}`,
    );
    for (let rows = await fetchRows(run); rows.length > 0; rows = await fetchRows(run))
      for (const [row] of rows) yield { table, text: `{"table":"${table}","row":${row}}\n` };
    await ask(run, "CLOSE dump");
  }
}

const fetchRows = (run: Run) => ask(run, `FETCH ${batchSize} FROM dump`);
