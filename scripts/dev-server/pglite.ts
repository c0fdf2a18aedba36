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

/** PostgreSQL inside this process, gone with it. @param content empty, or a PGlite's dump */
export async function openMemory(content: "empty" | Blob): Promise<Backend> {
  return backend(await PGlite.create(content === "empty" ? {} : { loadDataDir: content }));
}

/** PostgreSQL inside this process with its files in a directory, created where it is missing. */
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

/** A first start that is interrupted leaves nothing half-made: the directory gets its name last. */
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

// PGlite starts PostgreSQL with `-F` (no fsync), and its files know no fsync at all. Given both,
// PostgreSQL waits for the disk at each commit as it does anywhere else. `fdatasync` is not passed on.
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

// A server with one process makes no checkpoints by itself, so its log would grow until it stops.
function keepCheckpoints(pg: PGlite) {
  const everyFiveMinutes = 5 * 60_000;
  return setInterval(() => void pg.exec("CHECKPOINT").catch(() => {}), everyFiveMinutes).unref();
}

/** Values as PostgreSQL writes and reads them. PGlite copies these tables, so each type is in them. */
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
  // PGlite adds the statement and its parameters, which are nobody's business.
  const { query: _, params: __, ...said } = { query: 0, params: 0, ...error };
  return { ...said, message: error.message };
}
