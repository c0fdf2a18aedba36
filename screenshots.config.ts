import { defineConfig } from "@playwright/test";
import tests from "./playwright.config.ts";

/** `npm run screenshots`: takes screenshots of the test sites and writes them to `screenshots/`. */
export default defineConfig({
  ...tests,
  testDir: "tests/screenshots",
  timeout: 300_000,
  projects: (tests.projects ?? [])
    .filter(({ name }) => name === "preview" || name === "launched")
    .map(({ name = "", use = {} }) => ({ name, use, testMatch: `${name}.spec.ts` })),
});
