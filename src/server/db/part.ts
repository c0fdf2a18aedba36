import { is, SQL, type SQLWrapper, sql } from "drizzle-orm";

/**
 * A part of a statement: a common table expression. Inside `sql`, a part stands for its name, and its columns are
 * properties. A function that reads a part takes it as an argument, so that TypeScript checks the columns and no name
 * is written twice.
 */
export type Part<Column extends string = never> = SQLWrapper & { definition: SQL } & Readonly<
    Record<Column, SQL>
  >;

/** The definition of a part that no other part reads. */
export type Unread = SQL;

export function part<Column extends string = never>(
  name: string,
  columns: readonly Column[],
  query: SQL,
): Part<Column> {
  const self = sql.identifier(name);
  const ofPart = columns.map((column) => [column, sql`${self}.${sql.identifier(column)}`]);
  return {
    ...(Object.fromEntries(ofPart) as Record<Column, SQL>),
    definition: sql`${self} AS (${query})`,
    getSQL: () => sql`${self}`,
    shouldOmitSQLParens: () => true,
  };
}

/** One statement: all parts, each after the parts that it reads, and what the statement returns. */
export const withParts = (parts: (Part | Unread)[], result: SQL): SQL => sql`
  WITH ${sql.join(
    parts.map((each) => (is(each, SQL) ? each : each.definition)),
    sql`, `,
  )}
  ${result}`;

export const hasRow = (rows: Part): SQL => sql`EXISTS (SELECT FROM ${rows})`;
