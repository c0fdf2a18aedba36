import { createHash } from "node:crypto";
import type { Run } from "../endpoint.ts";
import { ask, type DatabaseState, stateOf } from "./database-state.ts";
import { type Kept, keyOf } from "./kept.ts";

/** For a transaction that sees one moment of the database and changes nothing. */
export const oneMoment = "ISOLATION LEVEL REPEATABLE READ, READ ONLY";

/** How many rows are in memory at once; one is 50 KB at the most. */
const atOnce = 200;

/** The first line of a backup. */
export interface Head extends Pick<DatabaseState, "next"> {
  "ntkoc-backup": 1;
  /** When it was made, in ISO 8601. */
  at: string;
  /** The last migration of the database that it was made from. */
  version: number;
}

/** The last line of a backup. */
export interface End {
  /** How many rows each table has. */
  counts: Partial<Record<Kept, number>>;
  /** SHA-256 of the lines with rows. */
  rows: string;
  /** SHA-256 of all lines before this one. */
  sha256: string;
}

/**
 * Everything that is kept, as lines of JSON: a head, a line for each row, an end. The same rows are
 * the same lines.
 * @param run of a transaction in `oneMoment`
 */
export async function* dump(run: Run): AsyncGenerator<string> {
  const state = await stateOf(run);
  const { version, next } = state;
  const head = { "ntkoc-backup": 1, at: new Date().toISOString(), version, next } satisfies Head;
  const line = `${JSON.stringify(head)}\n`;
  const all = createHash("sha256").update(line);
  const rows = createHash("sha256");
  const counts: End["counts"] = {};
  yield line;
  for await (const { table, text } of rowLines(run, state.tables)) {
    counts[table] = (counts[table] ?? 0) + 1;
    all.update(text);
    rows.update(text);
    yield text;
  }
  const end: End = { counts, rows: rows.digest("hex"), sha256: all.digest("hex") };
  yield `${JSON.stringify(end)}\n`;
}

/** SHA-256 of the lines with rows, as in the end of a backup of the same rows. */
export async function hashOfRows(run: Run, tables: Kept[]): Promise<string> {
  const hash = createHash("sha256");
  for await (const { text } of rowLines(run, tables)) hash.update(text);
  return hash.digest("hex");
}

async function* rowLines(run: Run, tables: Kept[]) {
  await ask(run, "SELECT set_config('TimeZone', 'UTC', true)");
  for (const table of tables) {
    await ask(
      run,
      `DECLARE kept NO SCROLL CURSOR FOR SELECT row_to_json(t)::text FROM ${table} t ORDER BY ${keyOf(table)}`,
    );
    for (let rows = await fetchRows(run); rows.length > 0; rows = await fetchRows(run))
      for (const [row] of rows) yield { table, text: `{"table":"${table}","row":${row}}\n` };
    await ask(run, "CLOSE kept");
  }
}

const fetchRows = (run: Run) => ask(run, `FETCH ${atOnce} FROM kept`);
