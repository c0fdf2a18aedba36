// Script that builds and serves every variant of the site. Playwright runs it before the browser tests.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyProject } from "../support/copy-project.ts";
import { createDatabaseOn } from "../support/postgres-database.ts";
import { addressOf } from "../support/site-process.ts";
import { withPostgres } from "../support/with-postgres.ts";
import { copyOf, type Site, secretMark, sites, type Variant } from "./variants.ts";

/** Vite reads these from a file. The names of the last two are those of public variables. */
const secrets = ["DATABASE_URL", "SECRET", "NETLIFY_PURGE_API_TOKEN", "PUBLIC_KEY", "VITE_KEY"];

async function start(variant: Variant, databaseServer: string): Promise<void> {
  const { program, port, features, settings, content, isEmbedded }: Site = sites[variant];
  const cwd = copyOf(variant);
  await copyProject(cwd, settings, content);
  await writeFile(
    join(cwd, ".env"),
    secrets.map((name) => `${name}=${secretMark}-${name}`).join("\n"),
  );
  const child = spawn(process.execPath, [program], {
    cwd,
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      FEATURES: features,
      PORT: String(port),
      DATA_DIR: mkdtempSync(join(tmpdir(), "site-")),
      DATABASE_URL: isEmbedded ? "" : (await createDatabaseOn(databaseServer, variant)).databaseUrl,
      POST_LIMIT: "100000",
      URL: "",
      API_KEY: `${secretMark}-key`,
    },
  });
  process.once("SIGTERM", () => child.kill());
  await addressOf(child);
  child.stdout.resume();
}

await withPostgres(async (server) => {
  const stopped = once(process, "SIGTERM");
  await Promise.all([start("launched", server), start("development", server)]);
  console.log(`The first sites are ready. New databases: ${server} .`);
  // During the first tests, one after the other, and with the pictures of the launched site, which are the same.
  const others = start("site", server).then(() => start("delivered", server));
  await Promise.race([stopped, others]);
  await stopped;
});
