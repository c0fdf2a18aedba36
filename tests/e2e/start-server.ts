import { hashPassword } from "../../src/community/accounts/server/passwords.ts";
import { createDatabaseOn, runStatement } from "../support/postgres-database.ts";
import { type SiteProcess, startSiteProcess } from "../support/site-process.ts";
import { expect, test } from "./test.ts";
import { copyOf } from "./variants.ts";

export const password = "a long enough password";

/**
 * Runs a separate server and database for this spec, with every feature launched.
 * @param variables environment variables
 * @param moderators names of moderators, who all have the same password
 * @returns a function that returns the server's URL, one for the sign-in link of the first account, and one for SQL
 */
export function setUpServer(variables: Record<string, string>, moderators: string[] = []) {
  let server: SiteProcess | undefined;
  let databaseUrl = "";

  test.beforeAll(async () => {
    // A start takes a second, but not if other programs keep the processor busy.
    test.setTimeout(120_000);
    ({ databaseUrl } = await createDatabaseOn(process.env["DATABASE_SERVER"] ?? ""));
    // This also creates the tables.
    server = await startSiteProcess(
      { ...common, ...variables, DATABASE_URL: databaseUrl },
      { cwd: copyOf("launched") },
    );
    const add = "INSERT INTO users (username, password) VALUES ($1, $2)";
    for (const name of moderators)
      await runStatement(databaseUrl, add, [name, await hashPassword(password)]);
  });

  test.afterAll(async () => {
    expect(await server?.end("SIGINT")).toBe(0);
  });

  return Object.assign(() => server?.address ?? "", {
    firstLink: () => server?.firstLink ?? "",
    query: (statement: string) => runStatement(databaseUrl, statement),
  });
}

const common = {
  PORT: "0",
  URL: "",
  FEATURES: "blog,comments,discussions",
  POST_LIMIT: "100000",
};
