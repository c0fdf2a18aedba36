// Program that builds and serves every variant of the site, until its parent disconnects or a variant ends.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { createDatabaseOn } from "../support/postgres-database.ts";
import { withPostgres } from "../support/with-postgres.ts";
import { buildSites, copySite } from "./build-sites.ts";
import { copyOf, logOf, secretMark, sites, type Variant } from "./variants.ts";

const children: ChildProcess[] = [];
const failed = Promise.withResolvers<never>();

async function start(variant: Variant, databaseServer: string): Promise<void> {
  const { program, port, features } = sites[variant];
  const child = spawn(process.execPath, [program, "--built"], {
    cwd: copyOf(variant),
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      FEATURES: features,
      PORT: String(port),
      DATABASE_URL: (await createDatabaseOn(databaseServer, variant)).databaseUrl,
      POST_LIMIT: "100000",
      URL: "",
      API_KEY: `${secretMark}-key`,
    },
  });
  children.push(child);
  await addressPrinted(child, variant, port);
}

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
  // A test asks the development server for private files, and Vite reports each refusal.
  if (variant !== "development") child.stderr?.pipe(process.stderr);
  child.once("close", (code, signal) => {
    const reason = signal ?? `exit code ${code}`;
    failed.reject(
      new Error(`The site "${variant}" ended with ${reason}. Its last lines:\n${printed}`),
    );
  });
  return ready.promise;
}

async function startAll(databaseServer: string): Promise<void> {
  await buildSites();
  await copySite("development");
  await start("launched", databaseServer);
  process.send?.(databaseServer);
  // These start during the first tests.
  await Promise.all([start("preview", databaseServer), start("development", databaseServer)]);
}

async function stopAll(): Promise<void> {
  const running = children.filter((one) => one.exitCode === null && one.signalCode === null);
  for (const child of running) child.kill();
  await Promise.all(running.map((child) => once(child, "exit")));
  for (const left of [copyOf("development"), logOf("development")])
    await rm(left, { recursive: true, force: true });
}

async function run(): Promise<void> {
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
}

await run().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
process.exit();
