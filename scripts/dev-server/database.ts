import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { UserError } from "../../src/errors/user-error.ts";
import { type Env, setEnv } from "../../src/server/env.ts";
import { lockDirectory, lockOf } from "./lock.ts";
import { type Around, type Backend, startNeonProxy } from "./neon-proxy.ts";
import { openDirectory, openMemory } from "./pglite.ts";
import { openPostgres } from "./postgres.ts";

/** Location of the data: a directory, a PostgreSQL server, or memory, which can start as a dump of another PGlite. */
export type Place = { dataDir: string } | { databaseUrl: string } | { memory: "empty" | Blob };

export type Transaction = Backend["transaction"];

/** A database with interactive transactions, which Neon's protocol does not have. */
export type OpenDatabase = Omit<Backend, "single" | "explain">;

/** A database behind an endpoint that speaks Neon's protocol. */
export interface LocalDatabase extends OpenDatabase {
  endpoint: string;
  /** The value for `DATABASE_URL`. The driver needs a valid one; the endpoint ignores it. */
  databaseUrl: string;
}

/**
 * Opens a database and a local endpoint in front of it.
 * @param around wraps every request, to simulate a slow or broken network
 * @throws UserError if the directory is in use, damaged or cannot be written
 */
export async function openLocalDatabase(place: Place, around?: Around): Promise<LocalDatabase> {
  const backend = await openBackend(place);
  const endpoint = await startNeonProxy(backend, around);
  return {
    ...backend,
    endpoint: endpoint.url,
    databaseUrl: "postgresql://local:local@localhost/local",
    close: async () => {
      await endpoint.close();
      await backend.close();
    },
  };
}

async function openBackend(place: Place): Promise<Backend> {
  if ("databaseUrl" in place) return openPostgres(place.databaseUrl);
  if ("memory" in place) return openMemory(place.memory);
  const directory = resolve(place.dataDir);
  const isUsed = existsSync(lockOf(directory));
  const unlock = lockDirectory(directory);
  const backend = await openDirectory(join(directory, "pg"), isUsed);
  return { ...backend, close: () => backend.close().then(unlock) };
}

/**
 * Prepares the database of the environment for `database()`. Without Neon, it starts a local endpoint and sets
 * `DATABASE_URL` and `NEON_ENDPOINT` to it.
 * @throws UserError in a preview without a separate database, or as `openLocalDatabase`
 */
export async function openDatabase(env: Env): Promise<OpenDatabase> {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, preview } = env;
  if (preview && !databaseUrl)
    throw new UserError(
      `CONTEXT: found "${preview}". A preview must not change the live data. Set PREVIEW_DATABASE_URL to a separate database. Nothing was done.`,
    );
  if (databaseUrl && (env.NEON_ENDPOINT || isNeon(databaseUrl))) return openPostgres(databaseUrl);
  const local = await openLocalDatabase(databaseUrl ? { databaseUrl } : { dataDir });
  setEnv(addressOf(local));
  return local;
}

export const addressOf = ({
  databaseUrl,
  endpoint,
}: Pick<LocalDatabase, "databaseUrl" | "endpoint">) => ({
  DATABASE_URL: databaseUrl,
  NEON_ENDPOINT: endpoint,
});

/** Returns true for a database at Neon. Other servers have PostgreSQL's protocol, but no HTTP API. */
export function isNeon(databaseUrl: string): boolean {
  const { hostname, searchParams } = new URL(databaseUrl);
  return /(^|\.)neon\.tech$/i.test(searchParams.get("host") ?? hostname);
}
