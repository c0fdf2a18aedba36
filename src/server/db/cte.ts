import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** A function that reads a CTE takes it as an argument, so that TypeScript checks the columns. */
export type Cte<Column extends string = never> = SQLWrapper & { definition: SQL } & Readonly<
    Record<Column, SQL>
  >;

export function cte<Column extends string = never>(
  name: string,
  columns: readonly Column[],
  query: SQL,
): Cte<Column> {
  const self = sql.identifier(name);
  const ownColumns = columns.map((column) => [column, sql`${self}.${sql.identifier(column)}`]);
  return {
    ...(Object.fromEntries(ownColumns) as Record<Column, SQL>),
    definition: sql`${self} AS (${query})`,
    getSQL: () => sql`${self}`,
    shouldOmitSQLParens: () => true,
  };
}

/** Each CTE comes after those that it reads. */
export const withCtes = (ctes: Cte[], result: SQL): SQL => sql`
  WITH ${sql.join(
    ctes.map(({ definition }) => definition),
    sql`, `,
  )}
  ${result}`;

export const hasRow = (rows: Cte): SQL => sql`EXISTS (SELECT FROM ${rows})`;
