import { readPublishedContent } from "../../src/collections/files/published-content.ts";
import { connect, type DatabaseAddress } from "../../src/server/db/client.ts";
import { migrateDatabase } from "../../src/server/db/migrate.ts";
import { syncContent } from "../../src/server/publish/content-sync.ts";
import { fixtureContent } from "./content.ts";

/** The database with tables and content that the tests' PostgreSQL server copies for each file. */
export const siteTemplate = "site_template";

/** Creates the tables and publishes the tests' content. */
export async function createSiteTables(address: DatabaseAddress): Promise<void> {
  const database = connect(address);
  await migrateDatabase(database);
  await syncContent(database, await readPublishedContent(fixtureContent));
}
