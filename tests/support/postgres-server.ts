import type { TestProject } from "vitest/node";
import { openLocalDatabase } from "../../scripts/dev-server/database.ts";
import { createDatabaseOn } from "./postgres-database.ts";
import { createSiteTables, siteTemplate } from "./site-tables.ts";
import { withPostgres } from "./with-postgres.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** URL of the PostgreSQL server on which the tests create their databases. */
    databaseServer?: string;
  }
}

/** Global setup of the tests that run on PostgreSQL: one server for all of them. */
export default async function setup(project: TestProject) {
  const done = Promise.withResolvers<void>();
  const started = Promise.withResolvers<void>();
  const server = withPostgres(async (databaseUrl) => {
    const template = await createDatabaseOn(databaseUrl, siteTemplate);
    const local = await openLocalDatabase({ databaseUrl: template.databaseUrl });
    await createSiteTables(local).finally(local.close);
    project.provide("databaseServer", databaseUrl);
    started.resolve();
    await done.promise;
  });
  await Promise.race([started.promise, server]);
  return () => {
    done.resolve();
    return server;
  };
}
