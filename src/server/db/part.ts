import { is, SQL, type SQLWrapper, sql } from "drizzle-orm";

/**
 * A common table expression. Inside `sql`, it stands for its name, and its columns are properties. A function that reads
 * a part takes it as an argument, so that TypeScript checks the columns.
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

/** One statement. Each part comes after the parts that it reads. */
export const withParts = (parts: (Part | Unread)[], result: SQL): SQL => sql`
  WITH ${sql.join(
    parts.map((each) => (is(each, SQL) ? each : each.definition)),
    sql`, `,
  )}
  ${result}`;

export const hasRow = (rows: Part): SQL => sql`EXISTS (SELECT FROM ${rows})`;
