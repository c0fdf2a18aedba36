import { Mistake } from "../../../src/lib/explain.ts";
import { migrations } from "../../../src/server/db/migrate.ts";
import type { Transaction } from "../database.ts";
import type { Run } from "../endpoint.ts";
import { ask, isInUse, stateOf } from "./database-state.ts";
import { hashOfRows } from "./dump.ts";
import { type Kept, kept, leftOut, quoted } from "./kept.ts";
import { type Row, readBackup, type Summary } from "./read-backup.ts";
import type { Seal } from "./sealed-file.ts";

/** How many rows one statement writes. */
const atOnce = 200;

/**
 * Puts what a backup holds in the place of everything in the database, wholly or not at all. The backup
 * is read to its end before the database is touched, and again while its rows are written; then the rows
 * are read back and must be the same.
 * @param replace also where visitors or moderators have made something
 * @throws Mistake with nothing changed
 */
export async function restore(
  transaction: Transaction,
  file: string,
  seal: Seal,
  replace: boolean,
): Promise<Summary> {
  const summary = await readBackup(file, seal);
  const isOld = ({ version }: { version: number }) => version <= summary.version;
  await transaction("", async (run) => {
    await ask(run, "SELECT set_config('lock_timeout', '30s', true)");
    const before = await stateOf(run);
    if (!replace && (await isInUse(run, before.tables))) throw inUse;
    await empty(run);
    for (const { statement } of migrations().filter(isOld)) await ask(run, statement);
    await fill(run, file, seal, summary);
    for (const { statement } of migrations()) await ask(run, statement);
    for (const table of kept) await goOn(run, table, [summary.next[table], before.next[table]]);
  });
  return summary;
}

const inUse = new Mistake(
  "The database holds what visitors or moderators made, which a restore would replace. Add --replace if you mean it. Nothing was changed.",
);

/** Takes away every table of ours, of whatever version, with its triggers, and the notes of what ran. */
async function empty(run: Run): Promise<void> {
  const tables = [...kept, ...leftOut];
  await ask(
    run,
    `DO $empty$ DECLARE used regprocedure; BEGIN
      FOR used IN SELECT DISTINCT tgfoid::regprocedure FROM pg_trigger JOIN pg_class c ON c.oid = tgrelid
        WHERE NOT tgisinternal AND c.relnamespace = 'public'::regnamespace
          AND c.relname IN (${tables.map(quoted).join(", ")})
      LOOP EXECUTE format('DROP FUNCTION %s CASCADE', used); END LOOP; END $empty$`,
  );
  await ask(run, `DROP TABLE IF EXISTS ${tables.join(", ")}, drizzle.__drizzle_migrations`);
}

/** Writes every row as it was, and reads all of them back. @throws Mistake where they are not the same */
async function fill(run: Run, file: string, seal: Seal, summary: Summary): Promise<void> {
  const { tables } = await stateOf(run);
  // The triggers counted these rows once already.
  for (const table of tables) await ask(run, `ALTER TABLE ${table} DISABLE TRIGGER USER`);
  const writer = writeRows(run);
  const again = await readBackup(file, seal, writer.take);
  await writer.flush();
  for (const table of tables) await ask(run, `ALTER TABLE ${table} ENABLE TRIGGER USER`);
  if (again.sha256 !== summary.sha256 || (await hashOfRows(run, tables)) !== summary.rows)
    throw new Mistake(
      `${file}: what was written is not what the backup holds. Nothing was changed.`,
    );
}

function writeRows(run: Run) {
  let table: Kept | undefined;
  let rows: string[] = [];
  const flush = async () => {
    if (rows.length === 0) return;
    const all = `[${rows.join(",")}]`;
    rows = [];
    await ask(
      run,
      `INSERT INTO ${table} SELECT * FROM json_populate_recordset(NULL::${table}, $1::json)`,
      all,
    );
  };
  const take = async (next: Row) => {
    if (next.table !== table || rows.length === atOnce) await flush();
    table = next.table;
    rows.push(next.row);
  };
  return { take, flush };
}

/** The next row gets a number that none had: not in the backup, and not in what was here before it. */
async function goOn(run: Run, table: Kept, next: (number | undefined)[]): Promise<void> {
  const known = next.filter((number) => number !== undefined);
  if (known.length === 0) return;
  await ask(
    run,
    `SELECT setval(pg_get_serial_sequence(${quoted(table)}, 'id'),
      greatest(${Math.max(...known)}, (SELECT max(id) + 1 FROM ${table})), false)`,
  );
}
