import { existsSync } from "node:fs";
import { defineConfig, firefox, webkit } from "@playwright/test";
import tests from "./playwright.config.ts";
import { sites } from "./tests/e2e/variants.ts";

/** Browsers that `npx playwright install firefox webkit` has installed. */
const installed = { firefox, webkit };
const own = (Object.keys(installed) as (keyof typeof installed)[]).filter((name) =>
  existsSync(installed[name].executablePath()),
);

/** `npm run test:browsers`: the main journeys in browsers other than Chromium. */
export default defineConfig({
  ...tests,
  testDir: "tests/browsers",
  // Each journey visits many pages, and other browsers are slower.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: { baseURL: `http://localhost:${sites.launched.port}` },
  projects: own.map((browserName) => ({ name: browserName, use: { browserName } })),
});
