import { createHash } from "node:crypto";
import type { Run } from "../dev-server/neon-proxy.ts";
import { ask, type DatabaseState, stateOf } from "./database-state.ts";
import { type BackupTable, sortColumn } from "./tables.ts";

/** Mode of a transaction that reads a consistent snapshot and changes nothing. */
export const oneMoment = "ISOLATION LEVEL REPEATABLE READ, READ ONLY";

/** Rows in memory at once, of up to 50 KB each. */
const batchSize = 200;

/** The first line of a backup. `at` is an ISO 8601 time. */
export interface Head extends Pick<DatabaseState, "version" | "next"> {
  "ntkoc-backup": 1;
  at: string;
}

/** The last line of a backup: rows per table, SHA-256 of the lines with rows, and SHA-256 of all lines before this one. */
export interface End {
  counts: Partial<Record<BackupTable, number>>;
  rows: string;
  sha256: string;
}

/**
 * Reads tables as lines of JSON: a head, a line for each row, and an end. The same rows give the same lines.
 * @param run runs queries of a transaction in mode `oneMoment`
 */
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
      `DECLARE dump NO SCROLL CURSOR FOR SELECT row_to_json(t)::text FROM ${table} t ORDER BY ${sortColumn(table)}`,
    );
    for (let rows = await fetchRows(run); rows.length > 0; rows = await fetchRows(run))
      for (const [row] of rows) yield { table, text: `{"table":"${table}","row":${row}}\n` };
    await ask(run, "CLOSE dump");
  }
}

const fetchRows = (run: Run) => ask(run, `FETCH ${batchSize} FROM dump`);
