import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { browser } from "./tests/e2e/browser.ts";

const port = Number(process.env["E2E_PORT"] ?? 8899);

const start = "node scripts/start.ts";

/** Where the development server runs on content that tests may change. */
const copy = ".build/studio";

/**
 * The site with nothing launched, as it is delivered, the site with everything launched, and the
 * development server with the Studio.
 */
const sites = {
  site: { command: start, port, FEATURES: "none", BUILD_DIR: "", SETTINGS: "" },
  launched: {
    command: start,
    port: port + 1,
    FEATURES: "blog,comments,discussions",
    BUILD_DIR: ".build/launched",
    SETTINGS: "tests/setup/launched-site.json",
  },
  studio: {
    command: `node tests/setup/copy-project.ts ${copy} && cd ${copy} && exec node scripts/dev.ts`,
    port: port + 2,
    FEATURES: "blog",
    BUILD_DIR: "",
    SETTINGS: "",
  },
};

const addressOf = ({ port }: { port: number }) => `http://localhost:${port}`;

export default defineConfig({
  testDir: "tests/e2e",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  reporter: "line",
  // Machines of others may be slow, or busy: what never comes fails all the same.
  expect: { timeout: 10_000 },
  use: { launchOptions: await browser() },
  projects: [
    {
      name: "site",
      testIgnore: ["launched/**", "studio/**"],
      use: { baseURL: addressOf(sites.site) },
    },
    { name: "launched", testMatch: "launched/**", use: { baseURL: addressOf(sites.launched) } },
    {
      name: "studio",
      testMatch: "studio/**",
      // Its tests edit one copy, and the development server loads pages anew after each change.
      workers: 1,
      use: { baseURL: addressOf(sites.studio) },
    },
  ],
  // Playwright starts one after the other, so the two builds do not draw the same pictures at once.
  webServer: Object.values(sites).map(({ command, port, ...env }) => ({
    command,
    url: addressOf({ port }),
    timeout: 180_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    env: {
      ...env,
      PORT: String(port),
      DATA_DIR: mkdtempSync(join(tmpdir(), "site-")),
      DATABASE_URL: "",
      POST_LIMIT: "100000",
      URL: "",
    },
  })),
});
