import { resolve } from "node:path";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** Reads the settings of `tests/fixtures/content`. */
const fixtureContent: Plugin = {
  name: "fixture-content",
  enforce: "pre",
  resolveId: (source) => {
    const [name] = /(?<=\.\.\/content\/)(?:site|moderation)\.json$/.exec(source) ?? [];
    return name && resolve("tests/fixtures/content", name);
  },
};

const temporaryFolder = "tests/support/temporary-folder.ts";

process.env["NODE_COMPILE_CACHE"] ??= resolve("node_modules/.cache/node");

export default defineConfig({
  test: {
    silent: "passed-only",
    // One more than CI has cores, because some tests wait for a database.
    maxWorkers: 3,
    projects: [
      {
        plugins: [fixtureContent],
        test: {
          name: "unit",
          globalSetup: temporaryFolder,
          isolate: false,
          // CI machines can be slow.
          testTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } },
          include: [
            "tests/unit/**/*.test.{ts,tsx}",
            "tests/security/unit/*.test.ts",
            "studio/tests/unit/*.test.ts",
          ],
        },
      },
      {
        plugins: [fixtureContent],
        test: {
          name: "api",
          setupFiles: ["tests/support/restore-environment.ts"],
          pool: "forks",
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 30_000,
          // A busy machine can take more than the usual second.
          expect: { poll: { timeout: 10_000 } },
          include: ["tests/api/*.test.ts", "tests/security/api/*.test.ts"],
          globalSetup: [temporaryFolder, "tests/support/postgres-server.ts"],
        },
      },
      {
        plugins: [fixtureContent],
        test: {
          name: "page",
          isolate: false,
          // Each file requests many pages, and `npm start` migrates a database.
          testTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
          include: ["tests/pages/*.test.ts"],
          globalSetup: [temporaryFolder, "tests/pages/set-up.ts"],
        },
      },
    ],
  },
});
