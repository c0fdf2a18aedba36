import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type SiteProcess, startSiteProcess } from "../support/site-process.ts";
import { test } from "./test.ts";
import { copyOf } from "./variants.ts";

export const password = "a long enough password";

/**
 * Runs a separate server and database for this spec, with every feature launched.
 * @param variables environment variables
 * @param moderators names of moderators, who all have the same password
 * @returns a function that returns the server's URL
 */
export function setUpServer(variables: Record<string, string>, moderators: string[]): () => string {
  let directory = "";
  let server: SiteProcess | undefined;

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    directory = await mkdtemp(join(tmpdir(), "site-own-server-"));
    const environment = { ...common, ...variables, DATA_DIR: directory };
    await run(["scripts/db.ts", "migrate"], environment);
    for (const name of moderators)
      await run(["scripts/db.ts", "user", "add", name], environment, password);
    server = await startSiteProcess(environment, { cwd });
  });

  test.afterAll(async () => {
    await server?.end("SIGTERM");
    await rm(directory, { recursive: true, force: true });
  });

  return () => server?.address ?? "";
}

const cwd = copyOf("launched");

const common = {
  PORT: "0",
  DATABASE_URL: "",
  URL: "",
  FEATURES: "blog,comments,discussions",
  POST_LIMIT: "100000",
};

async function run(args: string[], environment: object, input = "") {
  const child = spawn("node", args, {
    cwd,
    env: { ...process.env, ...environment },
    stdio: ["pipe", "ignore", "inherit"],
  });
  child.stdin.end(input);
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`${args.join(" ")} ended with ${code}`);
}
