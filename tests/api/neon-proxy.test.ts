import { once } from "node:events";
import { connect } from "node:net";
import { neon } from "@neondatabase/serverless";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isNeon, type LocalDatabase } from "../../scripts/dev-server/database.ts";
import "../../src/server/db/client.ts";
import { createTransport } from "../../src/server/db/transport.ts";
import { openFreshDatabase } from "../support/database.ts";

let local: LocalDatabase;
let sql: ReturnType<typeof neon<false, false>>;

beforeAll(async () => {
  local = await openFreshDatabase();
  sql = clientOf(local);
});

function clientOf({ databaseUrl, endpoint }: LocalDatabase) {
  const transport = createTransport(endpoint, { first: 5000, total: 5000, pauses: [] });
  return neon(databaseUrl, { fetchOptions: { transport } });
}

afterAll(() => local.close());

test("runs no query without the password", async () => {
  const body = JSON.stringify({ query: "CREATE TABLE unwanted (id int)", params: [] });
  const wrong = { "Neon-Connection-String": "postgresql://local:local@localhost/local" };
  for (const headers of [{}, wrong])
    expect((await fetch(local.endpoint, { method: "POST", headers, body })).status).toBe(403);

  expect(await sql`SELECT to_regclass('unwanted') AS name`).toEqual([{ name: null }]);
});

test("rolls back a failed transaction", async () => {
  await sql`CREATE TABLE whole (id int PRIMARY KEY)`;
  await expect(
    sql.transaction([sql`INSERT INTO whole VALUES (1)`, sql`INSERT INTO whole VALUES (1)`]),
  ).rejects.toMatchObject({ code: "23505", constraint: "whole_pkey", severity: "ERROR" });

  expect(await sql`SELECT * FROM whole`).toEqual([]);
});

test.each([
  ["postgresql://u:p@ep-calm-sun.eu-central-1.aws.neon.tech/db", true],
  ["postgresql://u:p@localhost/db", false],
  ["postgresql://u:p@neon.tech.example.org/db", false],
  ["postgresql://u:p@notneon.tech/db", false],
])("recognises %s as Neon: %s", (databaseUrl, expected) => {
  expect(isNeon(databaseUrl)).toBe(expected);
});

test("closes once the running query has its response", async () => {
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  const busy = await openFreshDatabase(async (run) => {
    asked.resolve();
    await answered.promise;
    return run();
  });
  const rows = Promise.resolve(clientOf(busy)`SELECT 1 AS one`);
  await asked.promise;
  const closed = busy.close();
  answered.resolve();

  expect(await rows).toEqual([{ one: 1 }]);
  await closed;
});

test("closes even if an idle connection is open", async () => {
  const idle = await openFreshDatabase();
  const { hostname, port } = new URL(idle.endpoint);
  const silent = connect(Number(port), hostname);
  await once(silent, "connect");
  await idle.close();

  if (!silent.closed) await once(silent, "close");
});
