import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";

/** A new directory, which is removed after all tests. */
export const temporaryDirectory = (): Promise<string> => mkdtemp(join(tmpdir(), "site-"));

export async function runProgram(
  args: string[],
  variables: NodeJS.ProcessEnv = {},
  cwd = process.cwd(),
) {
  const { DATABASE_URL: _, NEON_ENDPOINT: __, ...env } = process.env;
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...env, ...variables },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit"),
  ]);
  return { output, errors, code: Number(code) };
}
