import { existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { UserError } from "../../src/lib/errors/user-error.ts";
import type { Backend, Query } from "./neon-proxy.ts";

export class DamagedDatabase extends UserError {
  constructor(directory: string) {
    super(
      `DATA_DIR: the database in ${dirname(directory)} cannot be opened, because files are missing or damaged. Rename the directory to keep what is left, then restore a backup (docs/backups.md).`,
    );
  }
}

/** Opens or creates a PostgreSQL in a directory. @throws DamagedDatabase */
export async function openDirectory(directory: string): Promise<Backend> {
  const draft = `${directory}.new`;
  if (!existsSync(directory)) {
    // An interrupted first start leaves a draft directory.
    rmSync(draft, { recursive: true, force: true });
    await PGlite.create(draft).then((pg) => pg.close());
    renameSync(draft, directory);
  }
  // Without this file, PGlite would create a new database.
  if (!existsSync(join(directory, "PG_VERSION"))) throw new DamagedDatabase(directory);
  const pg = await PGlite.create(directory).catch(() => {
    throw new DamagedDatabase(directory);
  });
  return backend(pg, directory);
}

async function backend(pg: PGlite, directory: string): Promise<Backend> {
  const raw = await rawText(pg);
  const onError = endIfBroken(directory);
  const run = (on: Pick<PGlite, "query">, { query, params }: Query) =>
    on
      .query<(string | null)[]>(query, params, { rowMode: "array", ...raw })
      .then(
        ({ rows, fields, command = "", rowCount = null }) => ({ command, rowCount, fields, rows }),
        onError,
      );
  return {
    single: (query) => run(pg, query),
    transaction: (mode, task) =>
      pg
        .transaction(async (tx) => {
          if (mode) await tx.exec(`SET TRANSACTION ${mode}`);
          return task((query) => run(tx, query));
        })
        .catch(onError),
    explain,
    removeDeleted: () => removeDeleted(pg, join(directory, "pg_wal")).catch(onError),
    close: () => pg.close(),
  };
}

/** After a failed write to its log, PostgreSQL panics, and the next query in PGlite would never return. */
const endIfBroken = (directory: string) => (error: unknown) => {
  const { code, severity } = Object(error) as Record<string, unknown>;
  const diskFull = "53100";
  if (code !== diskFull && severity !== "PANIC") throw error;
  console.error(
    `DATA_DIR: cannot write to ${dirname(directory)}. The disk is full or broken. The program stops, and no stored post is lost. Free some space, then start it again.`,
  );
  process.exit(1);
};

async function removeDeleted(pg: PGlite, log: string): Promise<void> {
  // Statistics contain values from rows.
  await pg.exec("DELETE FROM pg_statistic");
  await pg.exec("VACUUM FULL");
  await pg.exec("SET wal_recycle = off");
  // Reused files of the log contain old rows. The last file is new.
  for (let left = 2; left > 1; ) {
    left = readdirSync(log).filter((name) => /^[\dA-F]{24}$/.test(name)).length;
    await pg.exec("SELECT pg_switch_wal()");
    await pg.exec("CHECKPOINT");
  }
}

/** Leaves every value as PostgreSQL's text, for each type. */
async function rawText(pg: PGlite) {
  const { rows } = await pg.query<{ oid: number }>("SELECT oid FROM pg_type");
  const asIs = Object.fromEntries(rows.map(({ oid }) => [oid, (value: string) => value]));
  return { parsers: asIs, serializers: asIs };
}

function explain(error: unknown): object | undefined {
  if (!(error instanceof Error && "severity" in error)) return undefined;
  // PGlite adds the statement and its parameters, which may contain private data.
  const { query: _, params: __, ...details } = { query: 0, params: 0, ...error };
  return { ...details, message: error.message };
}
