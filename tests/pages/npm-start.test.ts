import { spawn } from "node:child_process";
import { expect, inject, test } from "vitest";
import { copyOf } from "../e2e/variants.ts";
import { createDatabaseOn } from "../support/postgres-database.ts";
import { addressOf } from "../support/site-process.ts";

test("stops the server when npm is killed", async () => {
  const { databaseUrl } = await createDatabaseOn(inject("databaseServer") ?? "");
  const npm = spawn("npm", ["start", "--", "--built"], {
    cwd: copyOf("launched"),
    env: { ...process.env, PORT: "0", URL: "", DATABASE_URL: databaseUrl },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const address = await addressOf(npm);
  const status = () => fetch(address).then((response) => response.status, String);
  expect(await status()).toBe(200);
  npm.kill("SIGTERM");
  await expect.poll(status).toContain("fetch failed");
});
