// Program that builds and serves every variant of the site, until its parent disconnects or a variant ends.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, mkdtempSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { lockDirectory } from "../../scripts/dev-server/database.ts";
import { copyProject } from "../support/copy-project.ts";
import { createDatabaseOn } from "../support/postgres-database.ts";
import { withPostgres } from "../support/with-postgres.ts";
import { copyOf, logOf, type Site, secretMark, sites, type Variant } from "./variants.ts";

/** Vite reads these from a file. The names of the last two are those of public variables. */
const secrets = ["DATABASE_URL", "SECRET", "NETLIFY_PURGE_API_TOKEN", "PUBLIC_KEY", "VITE_KEY"];

const children: ChildProcess[] = [];
const failed = Promise.withResolvers<never>();

async function copy(variant: Variant): Promise<void> {
  const { settings, content }: Site = sites[variant];
  await copyProject(copyOf(variant), settings, content);
  await writeFile(
    join(copyOf(variant), ".env"),
    secrets.map((name) => `${name}=${secretMark}-${name}`).join("\n"),
  );
}

async function start(variant: Variant, databaseServer: string): Promise<void> {
  const { program, port, features, isEmbedded }: Site = sites[variant];
  const cwd = copyOf(variant);
  const child = spawn(process.execPath, [program], {
    cwd,
    stdio: ["ignore", "pipe", "pipe"],
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
  children.push(child);
  await addressPrinted(child, variant, port);
}

/** Logs the output of a site until it ends. @returns a promise of its address */
function addressPrinted(child: ChildProcess, variant: Variant, port: number): Promise<void> {
  const log = createWriteStream(logOf(variant));
  const ready = Promise.withResolvers<void>();
  let printed = "";
  for (const output of [child.stdout, child.stderr])
    output?.on("data", (chunk) => {
      log.write(chunk);
      printed = (printed + chunk).slice(-3000);
      const [, open] = /http:\/\/localhost:(\d+)/.exec(printed) ?? [];
      if (open && Number(open) !== port)
        failed.reject(new Error(`Another program uses port ${port} of the site "${variant}".`));
      if (open) ready.resolve();
    });
  child.stderr?.pipe(process.stderr);
  child.once("close", (code, signal) => {
    const reason = signal ?? `exit code ${code}`;
    failed.reject(
      new Error(`The site "${variant}" ended with ${reason}. Its last lines:\n${printed}`),
    );
  });
  return ready.promise;
}

async function startAll(databaseServer: string): Promise<void> {
  // One after the other, because each copy takes its pictures from that of the launched site.
  await copy("launched");
  await copy("development");
  await Promise.all([start("launched", databaseServer), start("development", databaseServer)]);
  process.send?.(databaseServer);
  // These start during the first tests, one after the other, and reuse the pictures of the launched site.
  for (const variant of ["site", "delivered"] as const) {
    await copy(variant);
    await start(variant, databaseServer);
  }
}

async function stopAll(): Promise<void> {
  const running = children.filter((one) => one.exitCode === null && one.signalCode === null);
  for (const child of running) child.kill();
  await Promise.all(running.map((child) => once(child, "exit")));
}

/** The tests write to the copies, so two runs in one folder would fail at random. */
function lockCopies(): () => void {
  try {
    return lockDirectory(".build/e2e");
  } catch {
    throw new Error("Other browser tests are running in this folder. Wait until they have ended.");
  }
}

async function run(): Promise<void> {
  const unlock = lockCopies();
  const stopped = Promise.race([
    ...["SIGINT", "SIGTERM", "disconnect"].map((event) => once(process, event)),
    failed.promise,
  ]);
  await withPostgres(async (server) => {
    try {
      await Promise.race([stopped, startAll(server)]);
      await stopped;
    } finally {
      await stopAll();
    }
  });
  unlock();
}

await run().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
process.exit();
