import { existsSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { UserError } from "../../src/lib/errors/user-error.ts";
import type { Backend, Query } from "./neon-proxy.ts";

/** @throws UserError */
export async function openDirectory(directory: string): Promise<Backend> {
  const draft = `${directory}.new`;
  if (!existsSync(directory)) {
    // An interrupted first start leaves a draft directory.
    rmSync(draft, { recursive: true, force: true });
    await PGlite.create(draft).then((pg) => pg.close());
    renameSync(draft, directory);
  }
  const printed: string[] = [];
  const onStderr = (line: string) => printed.push(line) > 0;
  const pg = await PGlite.create(directory, { onStderr }).catch(() => {
    throw new UserError(
      `DATA_DIR: the database in ${dirname(directory)} cannot be opened. Correct what PostgreSQL names, or rename the directory to keep what is left and restore a backup (docs/backups.md).\n${printed.join("\n")}`,
    );
  });
  return backend(pg);
}

async function backend(pg: PGlite): Promise<Backend> {
  const raw = await rawText(pg);
  const run = (on: Pick<PGlite, "query">, { query, params }: Query) =>
    on
      .query<(string | null)[]>(query, params, { rowMode: "array", ...raw })
      .then(({ rows, fields, command = "", rowCount = null }) => {
        return { command, rowCount, fields, rows };
      });
  return {
    single: (query) => run(pg, query),
    transaction: (mode, task) =>
      pg.transaction(async (tx) => {
        if (mode) await tx.exec(`SET TRANSACTION ${mode}`);
        return task((query) => run(tx, query));
      }),
    explain,
    close: () => pg.close(),
  };
}

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
