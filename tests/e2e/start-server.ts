import { spawn } from "node:child_process";
import { once } from "node:events";
import { createDatabaseOn } from "../support/postgres-database.ts";
import { type SiteProcess, startSiteProcess } from "../support/site-process.ts";
import { expect, test } from "./test.ts";
import { copyOf } from "./variants.ts";

export const password = "a long enough password";

/**
 * Runs a separate server and database for this spec, with every feature launched.
 * @param variables environment variables
 * @param moderators names of moderators, who all have the same password
 * @returns a function that returns the server's URL
 */
export function setUpServer(variables: Record<string, string>, moderators: string[]): () => string {
  let server: SiteProcess | undefined;

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    const environment = { ...common, ...variables, DATABASE_URL: await newDatabase() };
    // This also creates the tables.
    server = await startSiteProcess(environment, { cwd });
    for (const name of moderators) await addModerator(name, environment);
  });

  test.afterAll(async () => {
    expect(await server?.end("SIGINT")).toBe(0);
  });

  return () => server?.address ?? "";
}

const cwd = copyOf("launched");

/** Creates a database on the tests' server. @returns its URL */
export async function newDatabase(): Promise<string> {
  const { databaseUrl } = await createDatabaseOn(process.env["DATABASE_SERVER"] ?? "");
  return databaseUrl;
}

const common = {
  PORT: "0",
  URL: "",
  FEATURES: "blog,comments,discussions",
  POST_LIMIT: "100000",
};

async function addModerator(name: string, environment: object) {
  const child = spawn("node", ["scripts/db.ts", "user", "add", name], {
    cwd,
    env: { ...process.env, ...environment },
    stdio: ["pipe", "ignore", "inherit"],
  });
  child.stdin.end(password);
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`No account was created for ${name}: exit code ${code}`);
}
