import { resolve } from "node:path";
import { defineConfig } from "@playwright/test";
import { browser } from "./tests/e2e/browser.ts";
import { sites } from "./tests/e2e/variants.ts";

const addressOf = ({ port }: { port: number }) => `http://localhost:${port}`;

/** Transitions take a tenth of the time. The other projects show them. */
const contextOptions = { reducedMotion: "reduce" } as const;

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
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: { launchOptions: await browser() },
  // The longest chains of tests come first, so that no worker is idle at the end. The sites of the last two
  // projects are built while the first tests run.
  projects: [
    {
      name: "development",
      // Of the site and of the Studio, but not those in copies of the project.
      testDir: ".",
      respectGitIgnore: true,
      testMatch: "e2e/development/**",
      // The tests edit the same copy, and the development server reloads pages after each change.
      workers: 1,
      // It renders each page on request.
      expect: { timeout: 30_000 },
      use: { baseURL: addressOf(sites.development) },
    },
    { name: "launched", testMatch: "e2e/launched/**", use: { baseURL: addressOf(sites.launched) } },
    {
      name: "studio",
      testDir: "studio/tests/e2e",
      testIgnore: "e2e/development/**",
      // Each test starts its own Studio.
      use: { contextOptions },
    },
    {
      name: "site",
      testIgnore: ["e2e/launched/**", "e2e/development/**", "e2e/delivered/**"],
      use: { baseURL: addressOf(sites.site), contextOptions },
    },
    {
      name: "delivered",
      testMatch: "e2e/delivered/**",
      use: { baseURL: addressOf(sites.delivered), contextOptions },
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
