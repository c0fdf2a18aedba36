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
import type { Backend, Query, Result } from "./neon-proxy.ts";

/** Opens a PostgreSQL in memory. @param content the dump of another PGlite, or `empty` */
export async function openMemory(content: "empty" | Blob): Promise<Backend> {
  return backend(await PGlite.create(content === "empty" ? {} : { loadDataDir: content }));
}

/** Opens a PostgreSQL in a directory, which is created if necessary. */
export async function openDirectory(directory: string): Promise<Backend> {
  if (!existsSync(directory)) await createDirectory(directory);
  const pg = await openDurably(directory);
  const checkpoints = keepCheckpoints(pg);
  return backend(pg, async () => {
    clearInterval(checkpoints);
    await pg.exec("CHECKPOINT");
  });
}

async function backend(pg: PGlite, beforeClose = async () => {}): Promise<Backend> {
  const raw = await rawText(pg);
  const run = (on: Pick<PGlite, "query">, { query, params }: Query) =>
    on.query<(string | null)[]>(query, params, { rowMode: "array", ...raw }).then(toResult);
  return {
    single: (query) => run(pg, query),
    transaction: (mode, task) =>
      pg.transaction(async (tx) => {
        if (mode) await tx.exec(`SET TRANSACTION ${mode}`);
        return task((query) => run(tx, query));
      }),
    explain,
    close: async () => {
      await beforeClose();
      await pg.close();
    },
  };
}

/** Creates a database. The directory gets its name last, so that an interrupted start leaves no broken database. */
async function createDirectory(directory: string): Promise<void> {
  const draft = `${directory}.new`;
  rmSync(draft, { recursive: true, force: true });
  const pg = await openDurably(draft);
  await pg.close();
  for (const name of readdirSync(draft, { recursive: true })) sync(join(draft, String(name)));
  renameSync(draft, directory);
  sync(dirname(directory));
}

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
type Module = { NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } } };

class DurableFS extends NodeFS {
  override async init(...[pg, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pg, options);
    const addFsync = (module: unknown) => {
      (module as Module).NODEFS.stream_ops.fsync = ({ nfd }) => {
        fsyncSync(nfd);
        return 0;
      };
    };
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] },
    };
  }
}

// PostgreSQL in a single process makes no automatic checkpoints, so its log would grow without end.
function keepCheckpoints(pg: PGlite) {
  const everyFiveMinutes = 5 * 60_000;
  return setInterval(() => void pg.exec("CHECKPOINT").catch(() => {}), everyFiveMinutes).unref();
}

/** Keeps every value as PostgreSQL's text. PGlite needs an entry for each type. */
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
