import { defineConfig } from "vitest/config";

// On a second database there is nothing new to say of the embedded one, of what is refused before any is
// asked, and of what happens where none answers.
const { DATABASE_URL } = process.env;
const sameOnAny = ["attacks/{addresses,bodies,other-sites}", "unreachable", "canaries"];
const exclude = DATABASE_URL
  ? ["tests/functions/embedded/**", ...sameOnAny.map((name) => `tests/functions/${name}.test.ts`)]
  : [];

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
