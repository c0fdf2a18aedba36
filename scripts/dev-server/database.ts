import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { UserError } from "../../src/lib/errors/user-error.ts";
import { type Env, setEnv } from "../../src/server/env.ts";
import { type Around, type Backend, startNeonProxy } from "./neon-proxy.ts";
import { openDirectory } from "./pglite.ts";
import { openPostgres } from "./postgres.ts";

type Place = { dataDir: string } | { databaseUrl: string };

export type Transaction = Backend["transaction"];

export type OpenDatabase = Omit<Backend, "single" | "explain">;

export interface LocalDatabase extends OpenDatabase {
  endpoint: string;
  databaseUrl: string;
}

/** @throws UserError if the directory is in use, damaged or cannot be written */
export async function openLocalDatabase(place: Place, around?: Around): Promise<LocalDatabase> {
  const backend = await openBackend(place);
  const endpoint = await startNeonProxy(backend, around);
  return {
    ...backend,
    endpoint: endpoint.url,
    databaseUrl: endpoint.databaseUrl,
    close: async () => {
      await endpoint.close();
      await backend.close();
    },
  };
}

async function openBackend(place: Place): Promise<Backend> {
  if ("databaseUrl" in place) return openPostgres(place.databaseUrl);
  const directory = resolve(place.dataDir);
  const unlock = lockDirectory(directory);
  // Other users of this computer must not read the files. The database sets their modes itself.
  chmodSync(directory, 0o700);
  const backend = await openDirectory(join(directory, "pg"));
  return { ...backend, close: () => backend.close().then(unlock) };
}

/** Without Neon, it starts a local endpoint. @throws UserError */
export async function openDatabase(env: Env): Promise<OpenDatabase> {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, preview } = env;
  if (preview && !databaseUrl)
    throw new UserError(`CONTEXT: found "${preview}". A preview has no data. Nothing was done.`);
  if (databaseUrl && (env.NEON_ENDPOINT || isNeon(databaseUrl))) return openPostgres(databaseUrl);
  const local = await openLocalDatabase(databaseUrl ? { databaseUrl } : { dataDir });
  setEnv({ ...addressOf(local), SECRET: env.SECRET ?? localSecret(dataDir) });
  return local;
}

/** The site's secret must not be in the database. */
function localSecret(directory: string): string {
  const file = join(directory, "secret");
  mkdirSync(directory, { recursive: true });
  if (!existsSync(file))
    writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
  return readFileSync(file, "utf8");
}

export const addressOf = ({
  databaseUrl,
  endpoint,
}: Pick<LocalDatabase, "databaseUrl" | "endpoint">) => ({
  DATABASE_URL: databaseUrl,
  NEON_ENDPOINT: endpoint,
});

/** Other servers have PostgreSQL's protocol, but no HTTP API. */
export function isNeon(databaseUrl: string): boolean {
  const { hostname, searchParams } = new URL(databaseUrl);
  return /(^|\.)neon\.tech$/i.test(searchParams.get("host") ?? hostname);
}

const holderOf = (directory: string): string => join(directory, "lock.txt");

/** The system releases SQLite's file lock however the process ends. @throws UserError */
export function lockDirectory(directory: string, timeout = 0): () => void {
  try {
    mkdirSync(directory, { recursive: true });
    const lock = new DatabaseSync(join(directory, "lock.sqlite"), { timeout });
    lock.exec("BEGIN EXCLUSIVE");
    writeFileSync(holderOf(directory), `${programName()}, process ${process.pid}`);
    return () => lock.close();
  } catch (error) {
    throw new UserError(reason(directory, error));
  }
}

function programName(): string {
  const script = process.env["npm_lifecycle_event"];
  return script ? `npm run ${script}` : (process.argv[1] ?? "node");
}

function reason(directory: string, error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (/locked/.test(message))
    return `DATA_DIR: another program is using ${directory} (${readFileSync(holderOf(directory), "utf8")}). Stop it with Ctrl+C in its terminal, or set DATA_DIR to another directory.`;
  return `DATA_DIR: cannot write to ${directory} (${message}). Set DATA_DIR to a directory that you can write to.`;
}
