import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { Check } from "../../scripts/commands/checks.ts";
import { runProgram } from "../support/child-process.ts";

const checksFile = fileURLToPath(new URL("../../scripts/commands/checks.ts", import.meta.url));

/** A check that prints its name and exits with a code. */
const check = (name: string, code: number): Check => ({
  name,
  command: ["--eval", `console.log("${name} runs"); process.exitCode = ${code}`],
});

const run = (checks: Check[], alongside: Check) =>
  runProgram([
    "--input-type=module",
    "--eval",
    `import { runChecks } from ${JSON.stringify(checksFile)};
     process.exitCode = (await runChecks(...${JSON.stringify([checks, alongside])})) ? 0 : 1;`,
  ]);

test("runs the other checks after one has failed, and then fails", async () => {
  const { output, code } = await run([check("Lint", 1), check("Pages", 0)], check("Types", 2));
  expect(output.replace(/\d+ s/g, "0 s").split(/\n+/)).toEqual([
    "Lint runs",
    "Types runs",
    "Pages runs",
    "FAILED  Lint, 0 s",
    "FAILED  Types, 0 s",
    "passed  Pages, 0 s",
    "",
  ]);
  expect(code).toBe(1);
});

test("succeeds if every check has passed", async () => {
  expect(await run([check("Lint", 0)], check("Types", 0))).toMatchObject({ code: 0, errors: "" });
});
