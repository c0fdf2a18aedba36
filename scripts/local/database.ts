import { join, resolve } from "node:path";
import { Mistake } from "../../src/lib/explain.ts";
import type { Env } from "../../src/server/env.ts";
import { type Around, type Backend, startEndpoint } from "./endpoint.ts";
import { lockDirectory } from "./lock.ts";
import { openDirectory, openMemory } from "./pglite.ts";
import { openPostgres } from "./postgres.ts";

/**
 * Where the rows are: files in a directory, a PostgreSQL on this machine, or memory, which may
 * start as a copy of another PGlite.
 */
export type Place = { dataDir: string } | { databaseUrl: string } | { memory: "empty" | Blob };

/** A database behind an endpoint that speaks as Neon does. */
export interface LocalDatabase {
  /** For `NEON_ENDPOINT`. */
  endpoint: string;
  /** For `DATABASE_URL`: well-formed, as the driver asks, and otherwise ignored by the endpoint. */
  databaseUrl: string;
  /** Ends it in order: answers what was asked, writes everything to disk, frees the directory. */
  close(): Promise<void>;
}

/**
 * Opens a database of this machine.
 * @param around stands around every request, for tests that need a slow or broken network
 * @throws Mistake when the directory is in use or cannot be written
 */
export async function openLocalDatabase(place: Place, around?: Around): Promise<LocalDatabase> {
  const { backend, free } = await openBackend(place);
  const endpoint = await startEndpoint(backend, around);
  return {
    endpoint: endpoint.url,
    databaseUrl: "postgresql://local:local@localhost/local",
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

/**
 * Makes the database that the environment names ready for `database()` in this process: starts the
 * local endpoint where one is needed and sets `DATABASE_URL` and `NEON_ENDPOINT`. Neon needs neither.
 * @param around stands around every request to a database of this machine
 * @returns what ends it in order
 * @throws Mistake where `FAULTS` is set for a database elsewhere, or as `openLocalDatabase`
 */
export async function useDatabase(env: Env, around?: Around): Promise<() => Promise<void>> {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = env;
  if (env.NEON_ENDPOINT || (databaseUrl && !isOnThisMachine(databaseUrl))) {
    if (env.FAULTS) throw new Mistake(onlyHere(env.FAULTS));
    return async () => {};
  }
  const local = await openLocalDatabase(databaseUrl ? { databaseUrl } : { dataDir }, around);
  Object.assign(process.env, addressOf(local));
  return local.close;
}

const onlyHere = (faults: string) =>
  `FAULTS: found "${faults}", but the database is not on this machine. Expected nothing: faults are for trying the site out.`;

/** A local database as the environment names it. */
export const addressOf = ({ databaseUrl, endpoint }: LocalDatabase) => ({
  DATABASE_URL: databaseUrl,
  NEON_ENDPOINT: endpoint,
});

/** Whether a PostgreSQL address names this machine: by name, by loopback address or by a socket. */
export function isOnThisMachine(databaseUrl: string): boolean {
  const { hostname, searchParams } = new URL(databaseUrl);
  const host = searchParams.get("host") ?? decodeURIComponent(hostname);
  return /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?|\/.*|)$/.test(host);
}
