// Script that stores five rows in a data directory, and two tables at once after a file function has begun to fail: `writeSync` if
// there is no space, `writeFileSync` if no file can be created.

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
const fail = () => {
  throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
};
Object.assign(fs, { [process.argv[3] ?? ""]: fail });
syncBuiltinESMExports();
await Promise.all(
  ["later", "last"].map((name) => db.execute(sql.raw(`CREATE TABLE ${name} AS TABLE answered`))),
);
