import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const run = promisify(execFile);

test("reads the longest and worst texts without stalling", async ({ signal }) => {
  // A program that stalls is stopped at the end of the test.
  const program = run(process.execPath, ["tests/security/unit/longest-texts.ts"], { signal });
  const { stdout } = await program.catch((error: { stdout: string }) => error);
  const [last] = stdout.trim().split("\n").slice(-1);

  // Otherwise the last line names the pattern and the text.
  expect(last).toBe("all read");
}, 120_000);
