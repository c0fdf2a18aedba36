import pg from "pg";
import type { Backend, Query, Result } from "./endpoint.ts";

/** A PostgreSQL server on this machine. */
export function openPostgres(databaseUrl: string): Backend {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 20 });
  // An idle connection that breaks is replaced; without a listener it would end the process.
  pool.on("error", () => {});
  return {
    single: (query) => run(pool, query),
    batch: (queries, mode) => transaction(pool, queries, mode),
    explain: (error) =>
      error instanceof pg.DatabaseError ? { ...error, message: error.message } : undefined,
    close: () => pool.end(),
  };
}

async function transaction(pool: pg.Pool, queries: Query[], mode: string): Promise<Result[]> {
  const client = await pool.connect();
  // What breaks meanwhile is told by the query; without a listener it would end the process as well.
  client.on("error", ignore);
  try {
    await client.query(`BEGIN ${mode}`);
    const results: Result[] = [];
    for (const query of queries) results.push(await run(client, query));
    await client.query("COMMIT");
    client.off("error", ignore);
    client.release();
    return results;
  } catch (error) {
    // Closing the connection is the rollback that works whatever went wrong.
    client.release(true);
    throw error;
  }
}

const ignore = () => {};

const rawText = { getTypeParser: () => (value: string) => value };

async function run(on: pg.Pool | pg.PoolClient, { query, params }: Query): Promise<Result> {
  const { command, rowCount, fields, rows } = await on.query<(string | null)[]>({
    text: query,
    values: params,
    rowMode: "array",
    types: rawText,
  });
  const named = fields.map(({ name, dataTypeID }) => ({ name, dataTypeID }));
  return { command, rowCount, fields: named, rows };
}
