import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const run = promisify(execFile);

test("the time that a text takes grows with its length, whatever it repeats", async () => {
  const program = run(process.execPath, ["tests/support/longest-texts.ts"], { timeout: 40_000 });
  const { stdout } = await program.catch((error: { stdout: string }) => error);
  const [last] = stdout.trim().split("\n").slice(-1);

  // Where it stalls, the last line names what stalled, and at which text.
  expect(last).toMatch(/^\d{3,} inputs$/);
}, 50_000);
