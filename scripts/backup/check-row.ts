import { getTableColumns } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import { getTableConfig, type PgColumn, PgTable } from "drizzle-orm/pg-core";
import * as z from "zod";
import { UserError } from "../../src/errors/user-error.ts";
import { maxLength } from "../../src/schemas/limits.ts";
import * as schema from "../../src/server/db/schema.ts";
import type { Row } from "./read-backup.ts";

/** Tables with texts of visitors. Discussions from files may be longer. */
const limited = ["discussion_replies", "comments", "reports", "users"];

const schemas = new Map(
  Object.values(schema)
    .filter((table) => table instanceof PgTable)
    .map((table) => [getTableConfig(table).name, schemaOf(table)]),
);

/**
 * Checks a row of a backup as strictly as the API checks requests. Columns that are newer than the backup are missing.
 * @throws UserError with the line and the field, without the value, which may be private
 */
export function checkRow(file: string, { table, row, line }: Row): void {
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
    const most = limited.includes(name) ? maxLength[field as keyof typeof maxLength] : undefined;
    const value = ruleOf(column, most);
    return [field, column.notNull ? value.optional() : value.nullish()];
  });
  return z.object(Object.fromEntries(fields));
}

function ruleOf({ columnType, enumValues }: PgColumn, most?: number): z.ZodType {
  if (columnType === "PgInteger") return z.int32("Expected a whole number");
  if (columnType === "PgBoolean") return z.boolean("Expected true or false");
  if (columnType === "PgTimestamp")
    return z.iso.datetime({ offset: true, error: "Expected a time" });
  if (columnType === "PgDateString") return z.iso.date("Expected a date");
  if (enumValues?.length) return z.enum(enumValues, `Expected one of ${enumValues.join(", ")}`);
  const text = z.string("Expected text");
  return most ? text.max(most, `Expected at most ${most} characters`) : text;
}
