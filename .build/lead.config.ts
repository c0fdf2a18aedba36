import { defineConfig } from "@playwright/test";
import base from "/work/main/playwright.config.ts";
export default defineConfig({
  ...base,
  testDir: "/work/main/tests/e2e",
  outputDir: "/tmp/lead/pwres",
  webServer: undefined,
});
