import { getTableColumns } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import { getTableConfig, type PgColumn, PgTable } from "drizzle-orm/pg-core";
import * as z from "zod";
import { replyInput } from "../../src/features/forum/schema/reply.ts";
import { isHash } from "../../src/features/moderation/server/sessions/passwords.ts";
import { maxLength } from "../../src/lib/limits.ts";
import { UserError } from "../../src/lib/user-error.ts";
import { migrations } from "../../src/server/db/migrate.ts";
import * as schema from "../../src/server/db/schema.ts";
import type { Transaction } from "../dev-server/database.ts";
import type { Run } from "../dev-server/neon-proxy.ts";
import { hashOfRows } from "./backup.ts";
import type { Seal } from "./backup-file.ts";
import { mergeWishes, readWishes } from "./merge-stopped-mails.ts";
import { type Row, readBackup, type Summary } from "./read-backup.ts";
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
 * before the database changes, and the new rows are read back and compared with it. Emails that were stopped since then
 * stay stopped.
 * @param replace true to replace data of visitors or moderators too
 * @throws UserError with nothing changed
 */
export async function restore(
  transaction: Transaction,
  file: string,
  seal: Seal | undefined,
  replace: boolean,
): Promise<Summary> {
  const summary = await readBackup(file, seal, async (row) => checkRow(file, row));
  const isOld = ({ version }: { version: number }) => version <= summary.version;
  await transaction("", async (run) => {
    await ask(run, "SELECT set_config('lock_timeout', '30s', true)");
    const before = await stateOf(run);
    if (!replace && (await isInUse(run, before.tables))) throw inUse;
    const wishes = await readWishes(run, before.tables);
    await empty(run);
    for (const { statement } of migrations().filter(isOld)) await ask(run, statement);
    await fill(run, file, seal, summary);
    for (const { statement } of migrations()) await ask(run, statement);
    for (const table of backupTables)
      await continueIds(run, table, [summary.next[table], before.next[table]]);
    await mergeWishes(run, wishes);
  });
  return summary;
}

const inUse = new UserError(
  "The database already contains data of visitors or moderators. Add --replace to replace it. Nothing was changed.",
);

async function empty(run: Run): Promise<void> {
  // Databases before the last migration have the table `errors`.
  const tables = [...allTables, "errors", "drizzle.__drizzle_migrations"];
  await ask(run, `DROP TABLE IF EXISTS ${tables.join(", ")}`);
  await ask(run, "DROP FUNCTION IF EXISTS shown_replies_changed");
}

async function fill(run: Run, file: string, seal: Seal | undefined, summary: Summary) {
  const { tables } = await stateOf(run);
  // The counts that triggers maintain already include these rows.
  for (const table of tables) await ask(run, `ALTER TABLE ${table} DISABLE TRIGGER USER`);
  const writer = writeRows(run);
  const again = await readBackup(file, seal, writer.take);
  await writer.flush();
  for (const table of tables) await ask(run, `ALTER TABLE ${table} ENABLE TRIGGER USER`);
  if (again.sha256 !== summary.sha256 || (await hashOfRows(run, tables)) !== summary.rows)
    throw new UserError(`${file}: the restored rows differ from the backup. Nothing was changed.`);
}

function writeRows(run: Run) {
  let table: BackupTable | undefined;
  let rows: string[] = [];
  const flush = async () => {
    if (!table || rows.length === 0) return;
    const all = `[${rows.join(",")}]`;
    rows = [];
    const columns = await storedColumns(run, table);
    await ask(
      run,
      `INSERT INTO ${table} (${columns})
        SELECT ${columns} FROM json_populate_recordset(NULL::${table}, $1::json)`,
      all,
    );
  };
  const take = async (next: Row) => {
    if (next.table !== table || rows.length === batchSize) await flush();
    table = next.table;
    rows.push(next.row);
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

/** Validates rows as strictly as the API. @throws UserError with the line and the field, without the value, which may be private */
function checkRow(file: string, { table, row, line }: Row): void {
  const result = schemas.get(table)?.safeParse(JSON.parse(row));
  const [issue] = result?.error?.issues ?? [];
  if (issue)
    throw new UserError(
      `${file}, line ${line}, ${issue.path.join(".")} of ${table}: ${issue.message}. Nothing was changed.`,
    );
}

function schemaOf(table: PgTable) {
  const { name } = getTableConfig(table);
  const fields = Object.values(getTableColumns(table)).map((column) => {
    const field = toSnakeCase(column.name);
    const value = ruleOf(name, field, column);
    return [field, column.notNull ? value.optional() : value.nullish()];
  });
  return z.object(Object.fromEntries(fields));
}

function ruleOf(table: string, field: string, { columnType, enumValues }: PgColumn): z.ZodType {
  if (columnType === "PgInteger")
    // Only a spam score can be negative.
    return z
      .int32("Expected a whole number")
      .min(field === "score" ? -(2 ** 31) : 0, "Expected at least 0");
  if (columnType === "PgBoolean") return z.boolean("Expected true or false");
  if (columnType === "PgCustomColumn")
    return z.iso.datetime({ offset: true, error: "Expected a time" });
  if (columnType === "PgDateString") return z.iso.date("Expected a date");
  if (enumValues?.length) return z.enum(enumValues, `Expected one of ${enumValues.join(", ")}`);
  return textRule(table, field);
}

const plainText = z
  .string("Expected text")
  .regex(/^(?:[^\p{Cc}]|[\t\n\r])*$/u, "Expected text without control characters")
  .regex(/^[^\u202a-\u202e\u2066-\u2069]*$/, "Expected text without characters that reorder it");

/** Texts that the site writes, not visitors. */
const formats: Record<string, z.ZodType> = {
  fingerprint: plainText.regex(/^[\da-f]{32}$/, "Expected a hash"),
  about: plainText.regex(/^[\w:-]*$/, "Expected what a mail is about"),
  network: plainText.regex(/^[\w:]*$/, "Expected a hash"),
};

function textRule(table: string, field: string): z.ZodType {
  if (table === "users" && field === "password")
    return plainText.refine(isHash, "Expected a hash of a password, or nothing");
  const format = formats[field];
  if (format) return format;
  if (/^(email|recipient|donor_email)$/.test(field))
    return plainText.refine(isEmail, "Expected an email address, or nothing");
  const most = maxLength[field as keyof typeof maxLength];
  if (!most || !hasLimit(table, field)) return plainText;
  return plainText.max(most, `Expected at most ${most} characters`);
}

/** Tables with texts of visitors. Only titles and texts of discussions may be longer, because files can have them. */
const limited = ["discussions", "discussion_replies", "comments", "reports", "users"];

const hasLimit = (table: string, field: string) =>
  limited.includes(table) && !(table === "discussions" && ["title", "content"].includes(field));

/** The email of a deleted post is empty. */
const isEmail = (text: string) => text === "" || replyInput.shape.email.safeParse(text).success;

const schemas = new Map(
  Object.values(schema)
    .filter((table) => table instanceof PgTable)
    .map((table) => [getTableConfig(table).name, schemaOf(table)]),
);
