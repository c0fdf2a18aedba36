import { defineConfig } from "@playwright/test";
import tests from "./playwright.config.ts";
import { sites } from "./tests/e2e/variants.ts";

/** `npm run test:browsers`: the main journeys in browsers that `npx playwright install firefox webkit` installs. */
export default defineConfig({
  ...tests,
  testDir: "tests/browsers",
  // Each journey visits many pages, and other browsers are slower.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: { baseURL: `http://localhost:${sites.launched.port}` },
  projects: (["firefox", "webkit"] as const).map((browserName) => ({
    name: browserName,
    use: { browserName },
  })),
});
