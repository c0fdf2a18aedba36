import type { TestProject } from "vitest/node";
import { buildSites } from "../e2e/build-sites.ts";
import { copyOf, sites } from "../e2e/variants.ts";
import { createDatabaseOn } from "../support/postgres-database.ts";
import { startSiteProcess } from "../support/site-process.ts";
import { withPostgres } from "../support/with-postgres.ts";

declare module "vitest" {
  export interface ProvidedContext {
    launched: string;
    preview: string;
    databaseServer?: string;
  }
}

/** Global setup of the tests of pages: builds and serves the launched site and the preview. */
export default async function setup(project: TestProject) {
  await buildSites();
  const done = Promise.withResolvers<void>();
  const started = Promise.withResolvers<void>();
  const served = withPostgres(async (databaseServer) => {
    project.provide("databaseServer", databaseServer);
    const running = await Promise.all(
      (["launched", "preview"] as const).map(async (variant) => {
        const { databaseUrl } = await createDatabaseOn(databaseServer);
        const variables = {
          NODE_ENV: "production",
          FEATURES: sites[variant].features,
          DATABASE_URL: databaseUrl,
        };
        const site = await startSiteProcess(variables, { cwd: copyOf(variant) });
        project.provide(variant, site.address);
        return site;
      }),
    );
    started.resolve();
    await done.promise;
    for (const site of running) await site.end("SIGTERM");
  });
  await Promise.race([started.promise, served]);
  return () => {
    done.resolve();
    return served;
  };
}
