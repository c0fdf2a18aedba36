import { defineConfig } from "vitest/config";

// With a PostgreSQL to run on, the tests of the embedded database have nothing new to say.
const { DATABASE_URL } = process.env;
const exclude = DATABASE_URL ? ["tests/functions/embedded/**"] : [];

export default defineConfig({
  test: {
    // By itself it would leave one of two cores idle.
    maxWorkers: "100%",
    projects: [
      {
        test: {
          name: "unit",
          include: ["tests/unit/**/*.test.{ts,tsx}"],
        },
      },
      {
        test: {
          name: "functions",
          include: ["tests/functions/**/*.test.ts"],
          exclude,
          globalSetup: "tests/setup/snapshot.ts",
          setupFiles: "tests/setup/whole-window.ts",
          pool: "forks",
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
