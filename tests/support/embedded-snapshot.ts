import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  export interface ProvidedContext {
    /** File with an empty PGlite. Copying it is fast; creating one takes seconds. */
    snapshot?: string;
    /** The same as a value for `DATA_DIR`. */
    dataDirectory?: string;
  }
}

export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), "snapshot-"));
  const snapshot = join(folder, "pglite.tar");
  const dataDirectory = join(folder, "data");
  await mkdir(dataDirectory);
  const pg = await PGlite.create(join(dataDirectory, "pg"));
  await writeFile(snapshot, await (await pg.dumpDataDir("none")).bytes());
  await pg.close();
  project.provide("snapshot", snapshot);
  project.provide("dataDirectory", dataDirectory);
  return () => rm(folder, { recursive: true });
}
