import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { LocalDatabase } from "../../scripts/dev-server/database.ts";

/** A new directory, which is removed after all tests. */
export const temporaryDirectory = (): Promise<string> => mkdtemp(join(tmpdir(), "site-"));

export interface Holder {
  address: Pick<LocalDatabase, "databaseUrl" | "endpoint">;
  end(signal: NodeJS.Signals): Promise<void>;
}

export async function holdDatabase(directory: string): Promise<Holder> {
  const child = start(["tests/support/hold-database.ts", directory]);
  child.stderr?.pipe(process.stderr);
  const [line] = await once(child.stdout ?? child, "data");
  return { address: JSON.parse(String(line)), end: (signal) => end(child, signal) };
}

export async function runProgram(
  args: string[],
  variables: NodeJS.ProcessEnv = {},
  directory = process.cwd(),
  input = "",
) {
  const child = start(args, variables, directory);
  child.stdin?.end(input);
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error("The program has no output");
  const [output, errors, [code]] = await Promise.all([
    text(stdout),
    text(stderr),
    once(child, "exit"),
  ]);
  return { output, errors, code: Number(code) };
}

function start(
  args: string[],
  variables: NodeJS.ProcessEnv = {},
  cwd = process.cwd(),
): ChildProcess {
  const { DATABASE_URL: _, NEON_ENDPOINT: __, ...env } = process.env;
  return spawn(process.execPath, args, {
    cwd,
    env: { ...env, ...variables },
    stdio: ["pipe", "pipe", "pipe"],
  });
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill(signal);
  await ended;
}
