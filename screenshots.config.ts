import { defineConfig } from "@playwright/test";
import tests from "./playwright.config.ts";

/** `npm run screenshots`: the same two sites as the tests', photographed into `screenshots/`. */
export default defineConfig({
  ...tests,
  testDir: "tests/screenshots",
  timeout: 300_000,
  projects: (tests.projects ?? []).map(({ name = "", use = {} }) => ({ name, use })),
});
