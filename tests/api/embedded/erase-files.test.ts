import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, inject, test } from "vitest";
import { dbCommand } from "../../../scripts/commands/db-command.ts";
import { openLocalDatabase } from "../../../scripts/dev-server/database.ts";
import { connect } from "../../../src/server/db/client.ts";
import { setEnv } from "../../../src/server/env.ts";
import { temporaryDirectory } from "../../support/child-process.ts";
import { createSiteTables } from "../../support/site-tables.ts";

const DATA_DIR = join(await temporaryDirectory(), "data");

const address = "wil.helm@example.org";
const words = "Why did the owl refuse the marmalade?";

/** Writes the person's data, in more files of the log than PostgreSQL keeps, and into the statistics. */
async function fill(): Promise<void> {
  cpSync(inject("dataDirectory") ?? "", DATA_DIR, { recursive: true });
  const local = await openLocalDatabase({ dataDir: DATA_DIR });
  await createSiteTables(local);
  const db = connect(local);
  await db.execute(sql`INSERT INTO discussion_replies (discussion_id, author, email, content)
    SELECT 1, 'Mara', ${address}, ${words} || n FROM generate_series(1, 100) AS n`);
  await db.execute(sql`INSERT INTO mails (recipient, kind) VALUES (${address}, 'digest')`);
  await db.execute(sql`ANALYZE`);
  for (let file = 1; file <= 4; file++) {
    await db.execute(sql`UPDATE discussion_replies SET content = content || '.'`);
    await db.execute(sql`SELECT pg_switch_wal()`);
  }
  await db.execute(sql`CHECKPOINT`);
  await db.execute(sql`INSERT INTO donations (amount, donor_name, type, status)
    VALUES ('5', ${`Mara, ${address}`}, 'once', 'done')`);
  await local.close();
  mkdirSync(join(DATA_DIR, "mail"));
  writeFileSync(join(DATA_DIR, "mail/1.eml"), "To: wil.helm@exam=\r\nple.org\r\n");
  writeFileSync(join(DATA_DIR, "mail/2.eml"), "To: bea@example.org\r\n");
}

const filesWith = (text: string) =>
  readdirSync(DATA_DIR, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => readFileSync(file).includes(text));

test("removes the address and the words of an erased person from every file", async () => {
  await fill();
  expect(filesWith(address).length).toBeGreaterThan(2);
  expect(filesWith(words).length).toBeGreaterThan(2);
  setEnv({ DATA_DIR, DATABASE_URL: undefined, NEON_ENDPOINT: undefined });
  const report = await dbCommand(["erase", "--email", address]);

  expect(report).toContain("Erased: posts 100, donations 1, mails 1, subscriptions 0.");
  expect(report).toContain("The files of the database no longer contain it.");
  expect(filesWith(address)).toEqual([]);
  expect(filesWith(words)).toEqual([]);
  expect(readdirSync(join(DATA_DIR, "mail"))).toEqual(["2.eml"]);
}, 60_000);
