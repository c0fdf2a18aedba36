import { UserError } from "../src/lib/user-error.ts";
import { runChecks } from "./commands/checks.ts";
import { runCommand } from "./commands/cli.ts";

const lint = {
  name: "Lint",
  command: ["node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings", "."],
};
const vitest = { name: "Vitest", command: ["node_modules/vitest/vitest.mjs", "run"] };
const browser = {
  name: "Browser tests",
  command: ["node_modules/@playwright/test/cli.js", "test"],
};

/** Keeps one core busy for 40 seconds, so it runs at the same time as the others. */
const types = { name: "Types", command: ["node_modules/astro/bin/astro.mjs", "check"] };

await runCommand(async () => {
  if (process.argv.length > 2)
    throw new UserError(
      "npm test runs all tests and takes no arguments. CONTRIBUTING.md has the commands for single tests.",
    );
  process.exitCode = (await runChecks([lint, vitest, browser], types)) ? 0 : 1;
});
