import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { defineConfig } from "@playwright/test";
import { browser } from "./tests/e2e/browser.ts";
import { copyOf, type Variant } from "./tests/e2e/variants.ts";

const port = Number(process.env["E2E_PORT"] ?? 8899);

const sites = {
  site: { program: "scripts/start.ts", port, FEATURES: "none" },
  launched: { program: "scripts/start.ts", port: port + 1, FEATURES: "blog,comments,discussions" },
  studio: { program: "scripts/dev.ts", port: port + 2, FEATURES: "blog" },
};

const settings: Partial<Record<Variant, string>> = {
  launched: "tests/support/launched-site.json",
};

/** Copies the project with the tests' content, then builds and serves the copy. */
const start = (variant: Variant) => {
  const copy = copyOf(variant);
  const copying = ["node", "tests/support/copy-project.ts", copy, settings[variant]].join(" ");
  return `${copying} && cd ${copy} && exec node ${sites[variant].program}`;
};

const addressOf = ({ port }: { port: number }) => `http://localhost:${port}`;

// Caching compiled code makes the many programs in tests start faster.
process.env["NODE_COMPILE_CACHE"] ??= resolve("node_modules/.cache/node");

export default defineConfig({
  testDir: "tests/e2e",
  fullyParallel: true,
  forbidOnly: true,
  // One more than CI has cores, because the tests often wait for the browser.
  workers: 3,
  reporter: "line",
  // CI machines can be slow.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: { launchOptions: await browser() },
  // The longest tests come first, so that no worker is idle at the end.
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
      use: { baseURL: addressOf(sites.site) },
    },
  ],
  // Playwright starts these in order, so later copies reuse the pictures that the first one drew.
  webServer: (["site", "launched", "studio"] as const).map((variant) => ({
    command: start(variant),
    url: addressOf(sites[variant]),
    timeout: 180_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    env: {
      FEATURES: sites[variant].FEATURES,
      PORT: String(sites[variant].port),
      DATA_DIR: mkdtempSync(join(tmpdir(), "site-")),
      DATABASE_URL: "",
      POST_LIMIT: "100000",
      URL: "",
    },
  })),
});
