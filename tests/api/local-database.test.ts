import { existsSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openLocalDatabase } from "../../scripts/dev-server/database.ts";
import { temporaryDirectory } from "../support/child-process.ts";

test("creates a database after an interrupted start, for one program that knows its password", {
  // Creating and opening a database takes seconds on a busy machine.
  timeout: 120_000,
}, async () => {
  const dataDir = join(await temporaryDirectory(), "data");
  mkdirSync(join(dataDir, "pg.new"), { recursive: true });
  writeFileSync(join(dataDir, "pg.new", "PG_VERSION"), "18\n");
  const local = await openLocalDatabase({ dataDir });
  await expect(openLocalDatabase({ dataDir })).rejects.toThrow(
    /^DATA_DIR: another program is using .*data \(.+, process \d+\)\. Stop it with Ctrl\+C .*$/,
  );
  const headers = { "Neon-Connection-String": "postgresql://local:local@localhost/local" };
  expect((await fetch(local.endpoint, { method: "POST", headers })).status).toBe(403);
  await local.close();
  expect(existsSync(join(dataDir, "pg.new"))).toBe(false);
  expect(statSync(dataDir).mode & 0o077).toBe(0);

  // As after an update of PGlite.
  writeFileSync(join(dataDir, "pg", "PG_VERSION"), "17\n");
  await expect(openLocalDatabase({ dataDir })).rejects.toThrow(
    "was initialized by PostgreSQL version 17, which is not compatible",
  );
});
