import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  export interface ProvidedContext {
    /** File with an empty PGlite. Copying it is fast; creating one takes seconds. */
    snapshot?: string;
  }
}

export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), "snapshot-"));
  const snapshot = join(folder, "pglite.tar");
  const pg = await PGlite.create();
  await writeFile(snapshot, await (await pg.dumpDataDir("none")).bytes());
  await pg.close();
  project.provide("snapshot", snapshot);
  return () => rm(folder, { recursive: true });
}
