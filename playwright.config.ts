import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { browser } from "./tests/e2e/browser.ts";

const port = Number(process.env["E2E_PORT"] ?? 8899);
const baseURL = `http://localhost:${port}`;

export default defineConfig({
  testDir: "tests/e2e",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  reporter: "line",
  use: { baseURL, launchOptions: await browser(), trace: "retain-on-failure" },
  webServer: {
    command: "node scripts/start.ts",
    url: baseURL,
    timeout: 180_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    env: {
      PORT: String(port),
      DATA_DIR: mkdtempSync(join(tmpdir(), "site-")),
      DATABASE_URL: "",
      FEATURES: "none",
      POST_LIMIT: "100000",
      URL: "",
    },
  },
});
