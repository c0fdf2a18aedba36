import { createHash } from "node:crypto";
import type { Run } from "../dev-server/neon-proxy.ts";
import { ask, type DatabaseState, stateOf } from "./database-state.ts";
import { type BackupTable, sortColumn } from "./tables.ts";

/** Mode of a transaction that reads a consistent snapshot and changes nothing. */
export const oneMoment = "ISOLATION LEVEL REPEATABLE READ, READ ONLY";

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
export async function dump(run: Run, included: readonly BackupTable[]): Promise<string[]> {
  const { version, next, tables } = await stateOf(run);
  const head = { "ntkoc-backup": 1, at: new Date().toISOString(), version, next } satisfies Head;
  const first = `${JSON.stringify(head)}\n`;
  const read = await rowsOf(
    run,
    tables.filter((table) => included.includes(table)),
  );
  const rows = read.flatMap(({ lines }) => lines);
  const counts: End["counts"] = Object.fromEntries(
    read.filter(({ lines }) => lines.length > 0).map(({ table, lines }) => [table, lines.length]),
  );
  const end: End = { counts, rows: hashOf(rows), sha256: hashOf([first, ...rows]) };
  return [first, ...rows, `${JSON.stringify(end)}\n`];
}

export function hashOf(lines: string[]): string {
  const hash = createHash("sha256");
  for (const line of lines) hash.update(line);
  return hash.digest("hex");
}

/** The rows of tables as lines. */
export async function rowsOf(run: Run, tables: BackupTable[]) {
  await ask(run, "SELECT set_config('TimeZone', 'UTC', true)");
  const read: { table: BackupTable; lines: string[] }[] = [];
  for (const table of tables) {
    const query = `SELECT row_to_json(t)::text FROM ${table} t ORDER BY ${sortColumn(table)}`;
    const rows = await ask(run, query);
    read.push({ table, lines: rows.map(([row]) => `{"table":"${table}","row":${row}}\n`) });
  }
  return read;
}
