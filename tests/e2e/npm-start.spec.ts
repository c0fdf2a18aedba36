import { spawn } from "node:child_process";
import { newDatabase } from "./start-server.ts";
import { expect, test } from "./test.ts";
import { copyOf } from "./variants.ts";

for (const signal of ["SIGTERM", "SIGKILL"] as const)
  test(`stops the server when npm is killed with ${signal}`, async () => {
    // npm, Node and the migrations of a new database take seconds, and on a busy machine a minute.
    test.setTimeout(150_000);
    const npm = spawn("npm", ["start", "--", "--built"], {
      cwd: copyOf("site"),
      env: { ...process.env, PORT: "0", URL: "", DATABASE_URL: await newDatabase() },
      stdio: ["ignore", "pipe", "inherit"],
    });
    let printed = "";
    npm.stdout.on("data", (chunk) => {
      printed += chunk;
    });
    const address = () => /ready: (http:\S+)/.exec(printed)?.[1] ?? "";
    await expect.poll(address, { timeout: 120_000 }).not.toBe("");
    const status = () => fetch(address()).then((response) => response.status, String);
    expect(await status()).toBe(200);
    npm.kill(signal);
    await expect.poll(status).toContain("fetch failed");
  });
