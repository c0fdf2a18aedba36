import type { TestProject } from "vitest/node";
import { openLocalDatabase } from "../../scripts/dev-server/database.ts";
import { readPublishedContent } from "../../src/collections/files/published-content.ts";
import { connect, type DatabaseAddress } from "../../src/server/db/client.ts";
import { migrateDatabase } from "../../src/server/db/migrate.ts";
import { syncContent } from "../../src/server/publish/content-sync.ts";
import { fixtureContent } from "./content.ts";
import { createDatabaseOn, siteTemplate } from "./postgres-database.ts";
import { withPostgres } from "./with-postgres.ts";

declare module "vitest" {
  export interface ProvidedContext {
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

async function createSiteTables(address: DatabaseAddress): Promise<void> {
  const database = connect(address);
  await migrateDatabase(database);
  await syncContent(database, await readPublishedContent(fixtureContent));
}
