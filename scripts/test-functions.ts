import { spawn } from "node:child_process";
import { once } from "node:events";
import { withPostgres } from "./local/with-postgres.ts";

/** Runs the tests of the functions; ends the program where they fail. */
async function testFunctions(databaseUrl: string): Promise<void> {
  const vitest = ["node_modules/vitest/vitest.mjs", "run", "--project", "functions"];
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  const [code] = await once(spawn(process.execPath, vitest, { stdio: "inherit", env }), "exit");
  if (code !== 0) process.exitCode = 1;
}

console.log("Functions on the embedded database");
await testFunctions("");
console.log("Functions on PostgreSQL");
await withPostgres(testFunctions);
