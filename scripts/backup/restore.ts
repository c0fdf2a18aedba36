import { UserError } from "../../src/lib/errors/user-error.ts";
import { migrations, quote } from "../../src/server/db/migrate.ts";
import { explain } from "../../src/server/db/plain-errors.ts";
import type { Transaction } from "../dev-server/database.ts";
import type { Run } from "../dev-server/neon-proxy.ts";
import { readRows } from "./backup.ts";
import type { Seal } from "./backup-file.ts";
import { deleteAgain, formatDeletions, readDeletions } from "./delete-again.ts";
import { type Backup, lineOf, type Row, readBackup } from "./read-backup.ts";
import { allTables, ask, backupTables, isInUse, stateOf, storedColumns } from "./tables.ts";

const batchSize = 200;

/**
 * Runs in one transaction. What people have deleted or stopped since the backup is deleted again.
 * @param replace true to replace data of visitors or moderators too
 * @throws UserError with nothing changed
 */
export async function restore(
  transaction: Transaction,
  file: string,
  seal: Seal,
  replace: boolean,
  say: (text: string) => void = () => {},
): Promise<Backup> {
  const backup = await readBackup(file, seal);
  const isOld = ({ version }: { version: number }) => version <= backup.version;
  await transaction("", async (run) => {
    await ask(run, "SELECT set_config('lock_timeout', '30s', true)");
    const before = await stateOf(run);
    if (!replace && (await isInUse(run, before.tables))) throw inUse;
    const deletions = await readDeletions(run, before);
    say(formatDeletions(deletions, backup.at));
    await empty(run);
    for (const { statement } of migrations().filter(isOld)) await ask(run, statement);
    await fill(run, file, backup);
    for (const { statement } of migrations()) await ask(run, statement);
    for (const [table, next] of Object.entries(backup.next))
      await skipIds(run, table, next, backup.at);
    await deleteAgain(run, deletions);
  });
  return backup;
}

const inUse = new UserError(
  "The database already contains data of visitors or moderators. Add --replace to replace it. Nothing was changed.",
);

async function empty(run: Run): Promise<void> {
  await ask(run, `DROP TABLE IF EXISTS ${allTables.join(", ")}, drizzle.__drizzle_migrations`);
  await ask(run, "DROP FUNCTION IF EXISTS shown_replies_changed");
}

async function fill(run: Run, file: string, { rows }: Backup) {
  const { tables } = await stateOf(run);
  // The counts that triggers maintain already include these rows.
  for (const table of tables) await ask(run, `ALTER TABLE ${table} DISABLE TRIGGER USER`);
  for (let at = 0; at < rows.length; ) at += await insertBatch(run, file, rows, at);
  for (const table of tables) await ask(run, `ALTER TABLE ${table} ENABLE TRIGGER USER`);
  const restored = await readRows(run, tables);
  if (restored.map(lineOf).join("") !== rows.map(lineOf).join(""))
    throw new UserError(`${file}: the restored rows differ from the backup. Nothing was changed.`);
}

async function insertBatch(run: Run, file: string, rows: Row[], at: number): Promise<number> {
  const next = rows.slice(at, at + batchSize);
  const [{ table } = { table: backupTables[0] }] = next;
  const batch = next.filter((row) => row.table === table);
  const columns = await storedColumns(run, table);
  const query = `INSERT INTO ${table} (${columns})
    SELECT ${columns} FROM json_populate_recordset(NULL::${table}, $1::json)`;
  await ask(run, query, `[${batch.map(({ row }) => row).join(",")}]`).catch((error: unknown) => {
    // The head is line 1.
    const lines = `lines ${at + 2} to ${at + 1 + batch.length}`;
    throw new UserError(`${file}, ${lines}: ${explain(error)}. Nothing was changed.`);
  });
  return batch.length;
}

/**
 * Feeds and mail programs may know ids that a lost database has given since the backup, so new rows skip a thousand,
 * and one for each second since.
 */
async function skipIds(run: Run, table: string, next: number, at: string): Promise<void> {
  const skipped = 1000 + Math.ceil((Date.now() - Date.parse(at)) / 1000);
  await ask(
    run,
    `SELECT setval(pg_get_serial_sequence(${quote(table)}, 'id'), ${next + skipped}, false)`,
  );
}
