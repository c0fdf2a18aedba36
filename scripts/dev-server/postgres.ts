import pg from "pg";
import { DatabaseUnavailable } from "../../src/server/db/transport.ts";
import type { Backend, Query, Result, Run } from "./neon-proxy.ts";

/** A sleeping Neon takes up to five seconds to wake, in milliseconds. */
const patience = 15_000;

/** A PostgreSQL server, spoken to in its own protocol. */
export function openPostgres(databaseUrl: string): Backend {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 20,
    connectionTimeoutMillis: patience,
  });
  // An idle connection that breaks is replaced; without a listener it would end the process.
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
  // What breaks meanwhile is told by the query; without a listener it would end the process as well.
  client.on("error", ignore);
  try {
    await client.query(`BEGIN ${mode}`);
    const done = await task((query) => run(client, query));
    await client.query("COMMIT");
    client.off("error", ignore);
    client.release();
    return done;
  } catch (error) {
    // Closing the connection is the rollback that works whatever went wrong.
    client.release(true);
    throw error;
  }
}

const ignore = () => {};

/** @throws what PostgreSQL said, or else that nobody answered */
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
