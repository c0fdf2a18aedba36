// A program: stores five rows in a data directory, and one more after the disk is full.

import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { sql } from "drizzle-orm";
import { openLocalDatabase } from "../../scripts/dev-server/database.ts";
import { connect } from "../../src/server/db/client.ts";

const db = connect(await openLocalDatabase({ dataDir: process.argv[2] ?? "" }));
await db.execute(sql`CREATE TABLE answered (number int)`);
for (let number = 1; number <= 5; number++)
  await db.execute(sql`INSERT INTO answered VALUES (${number}::int)`);
console.log("5 answered");
const writeSync = () => {
  throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
};
Object.assign(fs, { writeSync });
syncBuiltinESMExports();
await db.execute(sql`INSERT INTO answered VALUES (6)`);
