import { expect, onTestFinished, test } from "vitest";
import { openLocalDatabase } from "../../scripts/dev-server/database.ts";
import { examine } from "../../scripts/doctor.ts";
import { connect } from "../../src/server/db/client.ts";
import { migrateDatabase } from "../../src/server/db/migrate.ts";
import { projectWith } from "../support/check-content.ts";
import { createDatabase } from "../support/database.ts";

test("asks to migrate the database, and then to add a moderator", async () => {
  const root = await projectWith();
  const { databaseUrl: DATABASE_URL, drop } = await createDatabase();
  onTestFinished(drop);
  const empty = await examine(root, { DATABASE_URL });
  expect(empty.report).toMatch(/BROKEN {2}The database lacks a migration\./);
  expect(empty.report).toContain("-> Run: npm run db -- migrate");
  const local = await openLocalDatabase({ databaseUrl: DATABASE_URL });
  await migrateDatabase(connect(local)).finally(local.close);

  const { report, isBroken } = await examine(root, { DATABASE_URL });
  expect(report).toContain("ok      The database works, and its tables are up to date");
  expect(report).toContain("hint    No moderator can sign in at /desk yet.");
  expect(isBroken).toBe(false);
  const before = await examine(root, { DATABASE_URL, MODERATION: "before" });
  expect(before.report).toContain("BROKEN  No moderator can sign in at /desk yet.");
  expect(before.report).toContain('-> Run: npm run db -- user add "Your name"');
});
