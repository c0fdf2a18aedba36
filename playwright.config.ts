import { resolve } from "node:path";
import { defineConfig } from "@playwright/test";
import { browser } from "./tests/e2e/browser.ts";
import { sites } from "./tests/e2e/variants.ts";

const addressOf = ({ port }: { port: number }) => `http://localhost:${port}`;

// Caching compiled code makes the many programs in tests start faster.
process.env["NODE_COMPILE_CACHE"] ??= resolve("node_modules/.cache/node");

export default defineConfig({
  testDir: "tests/e2e",
  fullyParallel: true,
  forbidOnly: true,
  // One more than CI has cores, because the tests often wait for the browser.
  workers: 3,
  reporter: "dot",
  // CI machines can be slow.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: { launchOptions: await browser() },
  // The longest chains of tests come first, so that no worker is idle at the end. The site of the last project is built
  // while the first tests run.
  projects: [
    {
      name: "studio",
      testMatch: "studio/**",
      // The tests edit the same copy, and the development server reloads pages after each change.
      workers: 1,
      use: { baseURL: addressOf(sites.studio) },
    },
    { name: "launched", testMatch: "launched/**", use: { baseURL: addressOf(sites.launched) } },
    {
      name: "site",
      testIgnore: ["launched/**", "studio/**"],
      // Transitions take a tenth of the time. The other projects show them.
      use: { baseURL: addressOf(sites.site), contextOptions: { reducedMotion: "reduce" } },
    },
  ],
  webServer: {
    command: "exec node tests/e2e/start-sites.ts",
    // Playwright stores the named group in `process.env["DATABASE_SERVER"]`.
    wait: { stdout: /The first sites are ready. New databases: (?<database_server>\S+)/ },
    timeout: 300_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});
