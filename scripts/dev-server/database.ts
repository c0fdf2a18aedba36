import { join, resolve } from "node:path";
import { UserError } from "../../src/errors/user-error.ts";
import { type Env, setEnv } from "../../src/server/env.ts";
import { lockDirectory } from "./lock.ts";
import { type Around, type Backend, startNeonProxy } from "./neon-proxy.ts";
import { openDirectory, openMemory } from "./pglite.ts";
import { openPostgres } from "./postgres.ts";

/**
 * Where the rows are: files in a directory, a PostgreSQL server, or memory, which may start as a
 * copy of another PGlite.
 */
export type Place = { dataDir: string } | { databaseUrl: string } | { memory: "empty" | Blob };

export type Transaction = Backend["transaction"];

/** A database behind an endpoint that speaks as Neon does. */
export interface LocalDatabase {
  /** For `NEON_ENDPOINT`. */
  endpoint: string;
  /** For `DATABASE_URL`: well-formed, as the driver asks, and otherwise ignored by the endpoint. */
  databaseUrl: string;
  /** One transaction over several statements, which Neon's protocol has not. */
  transaction: Transaction;
  /** Ends it in order: answers what was asked, writes everything to disk, frees the directory. */
  close(): Promise<void>;
}

/**
 * Opens a database, with an endpoint of this machine in front of it.
 * @param around stands around every request, for tests that need a slow or broken network
 * @throws UserError when the directory is in use or cannot be written
 */
export async function openLocalDatabase(place: Place, around?: Around): Promise<LocalDatabase> {
  const { backend, free } = await openBackend(place);
  const endpoint = await startNeonProxy(backend, around);
  return {
    endpoint: endpoint.url,
    databaseUrl: "postgresql://local:local@localhost/local",
    transaction: backend.transaction,
    close: async () => {
      await endpoint.close();
      await backend.close();
      free();
    },
  };
}

async function openBackend(place: Place): Promise<{ backend: Backend; free: () => void }> {
  if ("databaseUrl" in place) return { backend: openPostgres(place.databaseUrl), free: () => {} };
  if ("memory" in place) return { backend: await openMemory(place.memory), free: () => {} };
  const directory = resolve(place.dataDir);
  const free = lockDirectory(directory);
  return { backend: await openDirectory(join(directory, "pg")), free };
}

/** The database that the environment names, open. */
export type OpenDatabase = Pick<LocalDatabase, "transaction" | "close">;

/**
 * Makes the database that the environment names ready for `database()` in this process: starts the
 * local endpoint where one is needed and sets `DATABASE_URL` and `NEON_ENDPOINT`. Neon needs neither.
 * @throws UserError in a preview without a separate database, or as `openLocalDatabase`
 */
export async function openDatabase(env: Env): Promise<OpenDatabase> {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, preview } = env;
  if (preview && !databaseUrl)
    throw new UserError(
      `CONTEXT: found "${preview}", which must not touch the data of the site. Set PREVIEW_DATABASE_URL to a database of its own. Nothing was done.`,
    );
  if (databaseUrl && (env.NEON_ENDPOINT || isNeon(databaseUrl))) return openPostgres(databaseUrl);
  const local = await openLocalDatabase(databaseUrl ? { databaseUrl } : { dataDir });
  setEnv(addressOf(local));
  return local;
}

/** A local database as the environment names it. */
export const addressOf = ({
  databaseUrl,
  endpoint,
}: Pick<LocalDatabase, "databaseUrl" | "endpoint">) => ({
  DATABASE_URL: databaseUrl,
  NEON_ENDPOINT: endpoint,
});

/**
 * Whether a PostgreSQL address names Neon, which answers over HTTP. Any other server, on this machine
 * or elsewhere, speaks PostgreSQL's own protocol only.
 */
export function isNeon(databaseUrl: string): boolean {
  const { hostname, searchParams } = new URL(databaseUrl);
  return /(^|\.)neon\.tech$/i.test(searchParams.get("host") ?? hostname);
}
