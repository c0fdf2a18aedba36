import { expect, test } from "vitest";
import { runProgram } from "./support/child-process.ts";

// A test, so that it runs next to the other tests: it keeps one core busy for 40 seconds.
test("has no type errors", { timeout: 600_000 }, async () => {
  const { output, errors, code } = await runProgram(["node_modules/astro/bin/astro.mjs", "check"]);

  expect(code, `${output}${errors}`).toBe(0);
});
