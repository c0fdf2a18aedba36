import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { PGlite, type Results } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { UserError } from "../../src/lib/user-error.ts";
import type { Backend, Query, Result } from "./neon-proxy.ts";

/** Opens a PostgreSQL in memory. @param content the dump of another PGlite, or `empty` */
export async function openMemory(content: "empty" | Blob): Promise<Backend> {
  return backend(await PGlite.create(content === "empty" ? {} : { loadDataDir: content }));
}

export class DamagedDatabase extends UserError {
  constructor(directory: string) {
    super(
      `DATA_DIR: the database in ${dirname(directory)} cannot be opened, because files are missing or damaged. Rename the directory to keep what is left, then restore a backup (docs/backups.md).`,
    );
  }
}

/** Opens or creates a PostgreSQL in a directory. @param isUsed true if it must exist already @throws DamagedDatabase */
export async function openDirectory(directory: string, isUsed: boolean): Promise<Backend> {
  const isNew = !existsSync(directory);
  // An interrupted first start leaves a draft directory.
  if (isNew && isUsed && !existsSync(draftOf(directory))) throw new DamagedDatabase(directory);
  if (isNew) await createDirectory(directory);
  const pg = await openExisting(directory);
  const upkeep = keepSmall(pg, endIfBroken(directory));
  const opened = await backend(pg, {
    onError: endIfBroken(directory),
    beforeClose: async () => {
      clearInterval(upkeep);
      await pg.exec("CHECKPOINT").catch(endIfBroken(directory));
    },
  });
  return { ...opened, removeDeleted: () => removeDeleted(pg, join(directory, "pg_wal")) };
}

async function openExisting(directory: string): Promise<PGlite> {
  // Without them, PGlite would create a new database.
  const isComplete = ["PG_VERSION", "global/pg_control"].every((name) =>
    existsSync(join(directory, name)),
  );
  if (!isComplete) throw new DamagedDatabase(directory);
  return openDurably(directory).catch(() => {
    throw new DamagedDatabase(directory);
  });
}

interface Hooks {
  onError?: (error: unknown) => never;
  beforeClose?: () => Promise<void>;
}

async function backend(pg: PGlite, { onError, beforeClose }: Hooks = {}): Promise<Backend> {
  const raw = await rawText(pg);
  const run = (on: Pick<PGlite, "query">, { query, params }: Query) =>
    on
      .query<(string | null)[]>(query, params, { rowMode: "array", ...raw })
      .then(toResult, onError);
  return {
    single: (query) => run(pg, query),
    transaction: (mode, task) =>
      pg.transaction(async (tx) => {
        if (mode) await tx.exec(`SET TRANSACTION ${mode}`);
        return task((query) => run(tx, query));
      }),
    explain,
    close: async () => {
      await beforeClose?.();
      await pg.close();
    },
  };
}

/** Creates a database. The directory gets its name last, so that an interrupted start leaves no broken database. */
async function createDirectory(directory: string): Promise<void> {
  const draft = draftOf(directory);
  rmSync(draft, { recursive: true, force: true });
  const pg = await openDurably(draft);
  await pg.close();
  for (const name of readdirSync(draft, { recursive: true })) sync(join(draft, String(name)));
  renameSync(draft, directory);
  sync(dirname(directory));
}

const draftOf = (directory: string) => `${directory}.new`;

function sync(path: string) {
  const file = openSync(path, "r");
  fsyncSync(file);
  closeSync(file);
}

// PGlite starts PostgreSQL with `-F` (no fsync), and its files do not implement fsync. Changing both makes each
// commit wait for the disk. PGlite does not pass on `fdatasync`, so PostgreSQL must use `fsync`.
function openDurably(directory: string): Promise<PGlite> {
  const params = PGlite.defaultStartParams.filter((param) => param !== "-F");
  return PGlite.create({
    fs: new DurableFS(directory),
    startParams: [...params, "-c", "wal_sync_method=fsync"],
  });
}

type Init = NodeFS["init"];
interface Stream {
  nfd: number;
}
type Write = (stream: Stream, bytes: Uint8Array, from: number, count: number, at: number) => number;
type Module = { NODEFS: { stream_ops: { write: Write; fsync?: (stream: Stream) => number } } };

class DurableFS extends NodeFS {
  override async init(...[pg, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pg, options);
    const replaceWrites = (module: unknown) => {
      const files = (module as Module).NODEFS.stream_ops;
      const { write } = files;
      files.write = (...all) => this.#sure(() => write(...all), all[3]);
      files.fsync = ({ nfd }) => {
        const flush = () => {
          fsyncSync(nfd);
          return 0;
        };
        return this.#sure(flush, 0);
      };
    };
    const preRun = [...(emscriptenOpts.preRun ?? []), replaceWrites];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }

  // After a failed write to the log, the next query in PGlite would never return. The next start replays the log.
  #sure(operation: () => number, expected: number): number {
    try {
      if (operation() === expected) return expected;
    } catch {}
    return endProcess(this.rootDir);
  }
}

function endProcess(directory: string): never {
  console.error(
    `DATA_DIR: cannot write to ${dirname(directory)}. The disk is full or broken. The program stops, and no stored post is lost. Free some space, then start it again.`,
  );
  process.exit(1);
}

const diskFull = "53100";

/**
 * Returns a handler for errors from PostgreSQL. PGlite does not recover from a panic or from a file that cannot be
 * created.
 */
const endIfBroken = (directory: string) => (error: unknown) => {
  const { code, severity } = Object(error) as Record<string, unknown>;
  if (code === diskFull || severity === "PANIC") endProcess(directory);
  throw error;
};

// In a single process, PostgreSQL runs neither automatic checkpoints nor autovacuum.
function keepSmall(pg: PGlite, onError: (error: unknown) => never) {
  const everyFiveMinutes = 5 * 60_000;
  const clean = async () => {
    await pg.exec("VACUUM");
    await pg.exec("CHECKPOINT");
  };
  return setInterval(
    () =>
      void clean()
        .catch(onError)
        .catch(() => {}),
    everyFiveMinutes,
  ).unref();
}

async function removeDeleted(pg: PGlite, log: string): Promise<void> {
  // Statistics contain values from rows.
  await pg.exec("DELETE FROM pg_statistic");
  await pg.exec("VACUUM FULL");
  await pg.exec("SET wal_recycle = off");
  // The log may have reused files, which contain old rows until PostgreSQL overwrites them. The last file is new.
  for (let left = 2; left > 1; ) {
    left = readdirSync(log).filter((name) => /^[\dA-F]{24}$/.test(name)).length;
    await pg.exec("SELECT pg_switch_wal()");
    await pg.exec("CHECKPOINT");
  }
}

/** Leaves every value as PostgreSQL's text. PGlite needs an entry for each type. */
async function rawText(pg: PGlite) {
  const { rows } = await pg.query<{ oid: number }>("SELECT oid FROM pg_type");
  const asIs = Object.fromEntries(rows.map(({ oid }) => [oid, (value: string) => value]));
  return { parsers: asIs, serializers: asIs };
}

function toResult({ rows, fields, command = "", rowCount }: Results<(string | null)[]>): Result {
  return { command, rowCount: rowCount ?? null, fields, rows };
}

function explain(error: unknown): object | undefined {
  if (!(error instanceof Error && "severity" in error)) return undefined;
  // PGlite adds the statement and its parameters, which may contain private data.
  const { query: _, params: __, ...details } = { query: 0, params: 0, ...error };
  return { ...details, message: error.message };
}
