import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  export interface ProvidedContext {
    /** A file that holds an empty PGlite, since making one takes seconds and copying it does not. */
    snapshot: string;
    /** The PostgreSQL server on which the tests make their databases, or nothing. */
    databaseServer: string;
  }
}

export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), "snapshot-"));
  const snapshot = join(folder, "pglite.tar");
  const pg = await PGlite.create();
  await writeFile(snapshot, await (await pg.dumpDataDir("none")).bytes());
  await pg.close();
  project.provide("snapshot", snapshot);
  const { DATABASE_URL = "" } = process.env;
  project.provide("databaseServer", DATABASE_URL);
  return () => rm(folder, { recursive: true });
}
