import { defineConfig } from "@playwright/test";
import tests from "./playwright.config.ts";
import { sites } from "./tests/e2e/variants.ts";

/** `npx playwright install firefox webkit` installs the browsers. */
export default defineConfig({
  ...tests,
  grep: /@browsers/,
  // Other browsers are slower.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: { baseURL: `http://localhost:${sites.launched.port}` },
  projects: (["firefox", "webkit"] as const).map((browserName) => ({
    name: browserName,
    use: { browserName },
  })),
});
