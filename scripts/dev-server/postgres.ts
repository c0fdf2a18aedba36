import pg from "pg";
import { DatabaseUnavailable } from "../../src/server/db/transport.ts";
import type { Backend, Query, Result, Run } from "./neon-proxy.ts";

/** Milliseconds. Neon takes up to five seconds to wake. */
const connectionTimeout = 15_000;

export function openPostgres(databaseUrl: string): Backend {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 20,
    connectionTimeoutMillis: connectionTimeout,
  });
  // The pool replaces a broken connection. Without a listener, the error would end the process.
  pool.on("error", () => {});
  return {
    single: (query) => run(pool, query),
    transaction: (mode, task) => transaction(pool, mode, task),
    explain: (error) =>
      error instanceof pg.DatabaseError ? { ...error, message: error.message } : undefined,
    close: () => pool.end(),
  };
}

async function transaction<Done>(
  pool: pg.Pool,
  mode: string,
  task: (run: Run) => Promise<Done>,
): Promise<Done> {
  const client = await pool.connect().catch(unreachable);
  // The next query reports the error, which would otherwise end the process.
  client.on("error", ignore);
  try {
    await client.query(`BEGIN ${mode}`);
    const done = await task((query) => run(client, query));
    await client.query("COMMIT");
    client.off("error", ignore);
    client.release();
    return done;
  } catch (error) {
    // Closing the connection rolls back after any error.
    client.release(true);
    throw error;
  }
}

const ignore = () => {};

/** @throws PostgreSQL's error, or DatabaseUnavailable */
function unreachable(error: unknown): never {
  if (error instanceof pg.DatabaseError) throw error;
  throw new DatabaseUnavailable("The database did not answer", { cause: error });
}

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
