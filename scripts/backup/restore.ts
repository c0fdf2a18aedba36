import { UserError } from "../../src/lib/user-error.ts";
import { migrations } from "../../src/server/db/migrate.ts";
import { explain } from "../../src/server/db/plain-errors.ts";
import type { Transaction } from "../dev-server/database.ts";
import type { Run } from "../dev-server/neon-proxy.ts";
import { hashOfRows } from "./backup.ts";
import type { Seal } from "./backup-file.ts";
import { type Row, readBackup, type Summary } from "./read-backup.ts";
import { formatWishes, readWishes, replayWishes } from "./replay.ts";
import {
  allTables,
  ask,
  type BackupTable,
  backupTables,
  isInUse,
  quote,
  stateOf,
  storedColumns,
} from "./tables.ts";

const batchSize = 200;

/**
 * Replaces everything in the database with a backup or an export, in one transaction. The whole file is checked
 * before the database changes, the tables reject rows that do not fit, and the new rows are read back and compared with
 * the file. What people have deleted or stopped since then is deleted again.
 * @param replace true to replace data of visitors or moderators too
 * @param say reports, before anything changes, what the backup cannot know
 * @throws UserError with nothing changed
 */
export async function restore(
  transaction: Transaction,
  file: string,
  seal: Seal | undefined,
  replace: boolean,
  say: (text: string) => void = () => {},
): Promise<Summary> {
  const summary = await readBackup(file, seal);
  const isOld = ({ version }: { version: number }) => version <= summary.version;
  await transaction("", async (run) => {
    await ask(run, "SELECT set_config('lock_timeout', '30s', true)");
    const before = await stateOf(run);
    if (!replace && (await isInUse(run, before.tables))) throw inUse;
    const wishes = await readWishes(run, before);
    say(formatWishes(wishes, summary.at));
    await empty(run);
    for (const { statement } of migrations().filter(isOld)) await ask(run, statement);
    await fill(run, file, seal, summary);
    for (const { statement } of migrations()) await ask(run, statement);
    for (const table of backupTables)
      await continueIds(run, table, [summary.next[table], before.next[table]]);
    await replayWishes(run, wishes);
  });
  return summary;
}

const inUse = new UserError(
  "The database already contains data of visitors or moderators. Add --replace to replace it. Nothing was changed.",
);

async function empty(run: Run): Promise<void> {
  // Tables of earlier versions.
  const former = ["errors", "visitor_salts"];
  const tables = [...allTables, ...former, "drizzle.__drizzle_migrations"];
  await ask(run, `DROP TABLE IF EXISTS ${tables.join(", ")}`);
  await ask(run, "DROP FUNCTION IF EXISTS shown_replies_changed");
}

async function fill(run: Run, file: string, seal: Seal | undefined, summary: Summary) {
  const { tables } = await stateOf(run);
  // The counts that triggers maintain already include these rows.
  for (const table of tables) await ask(run, `ALTER TABLE ${table} DISABLE TRIGGER USER`);
  const writer = writeRows(run, file);
  const again = await readBackup(file, seal, writer.take);
  await writer.flush();
  for (const table of tables) await ask(run, `ALTER TABLE ${table} ENABLE TRIGGER USER`);
  if (again.sha256 !== summary.sha256 || (await hashOfRows(run, tables)) !== summary.rows)
    throw new UserError(`${file}: the restored rows differ from the backup. Nothing was changed.`);
}

function writeRows(run: Run, file: string) {
  let rows: Row[] = [];
  const flush = async () => {
    const [first] = rows;
    if (!first) return;
    const { table, line } = first;
    const all = `[${rows.map(({ row }) => row).join(",")}]`;
    const lines = `lines ${line} to ${line + rows.length - 1}`;
    rows = [];
    const columns = await storedColumns(run, table);
    const query = `INSERT INTO ${table} (${columns})
      SELECT ${columns} FROM json_populate_recordset(NULL::${table}, $1::json)`;
    await ask(run, query, all).catch((error: unknown) => {
      throw new UserError(`${file}, ${lines}: ${explain(error)}. Nothing was changed.`);
    });
  };
  const take = async (next: Row) => {
    if (rows.length === batchSize || rows[0]?.table !== next.table) await flush();
    rows.push(next);
  };
  return { take, flush };
}

/** New ids continue after those of the backup and of the replaced database. */
async function continueIds(run: Run, table: BackupTable, next: (number | undefined)[]) {
  const known = next.filter((number) => number !== undefined);
  if (known.length === 0) return;
  await ask(
    run,
    `SELECT setval(pg_get_serial_sequence(${quote(table)}, 'id'),
      greatest(${Math.max(...known)}, (SELECT max(id) + 1 FROM ${table})), false)`,
  );
}
