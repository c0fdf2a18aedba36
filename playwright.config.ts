import { resolve } from "node:path";
import { defineConfig } from "@playwright/test";
import { browser } from "./tests/e2e/browser.ts";
import type { Site } from "./tests/e2e/variants.ts";
import { freePorts } from "./tests/support/free-ports.ts";

// Playwright also loads this file in its workers, which inherit the variable.
process.env["SITE_PORTS"] ??= (await freePorts(3)).join();
const { sites } = await import("./tests/e2e/variants.ts");

const addressOf = ({ port }: Site) => `http://localhost:${port}`;

process.env["NODE_COMPILE_CACHE"] ??= resolve("node_modules/.cache/node");

/** `CPU_SLOWDOWN=6` makes the tested pages six times slower. */
const slowdown = Number(process.env["CPU_SLOWDOWN"] ?? 1);

export default defineConfig({
  testDir: "tests/e2e",
  fullyParallel: true,
  forbidOnly: true,
  // One more than CI has cores, because the tests often wait for the browser.
  workers: 3,
  reporter: "dot",
  reportSlowTests: { max: 5, threshold: 30_000 },
  timeout: 30_000 * slowdown,
  expect: { timeout: 5_000 * slowdown },
  use: { launchOptions: await browser(), contextOptions: { reducedMotion: "reduce" } },
  // The longest tests start first, so that no worker is idle at the end.
  projects: [
    {
      name: "development",
      // Not those in copies of the project.
      testDir: ".",
      respectGitIgnore: true,
      testMatch: "e2e/development/**",
      // The tests edit the same copy, and the development server reloads pages after each change.
      workers: 1,
      timeout: 120_000,
      expect: { timeout: 30_000 },
      use: { baseURL: addressOf(sites.development) },
    },
    {
      name: "launched",
      testIgnore: ["e2e/development/**", "e2e/preview/**"],
      use: { baseURL: addressOf(sites.launched) },
    },
    {
      name: "studio",
      testDir: "studio/tests/e2e",
      testIgnore: "e2e/development/**",
      timeout: 60_000,
      expect: { timeout: 15_000 },
    },
    {
      name: "preview",
      testMatch: "e2e/preview/**",
      use: { baseURL: addressOf(sites.preview) },
    },
  ],
  globalSetup: ["./tests/support/temporary-folder.ts", "./tests/e2e/set-up-sites.ts"],
});
