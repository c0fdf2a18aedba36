import { readFileSync } from "node:fs";
import { UserError } from "../../src/lib/user-error.ts";

/** Runs a command. A UserError prints its message without a stack trace and exits with status 1. */
export async function runCommand(program: () => Promise<void>): Promise<void> {
  try {
    await program();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** Calls `stop` at the first SIGINT or SIGTERM, or when npm has been killed, then exits. Later signals are ignored. */
export function onStop(stop: () => Promise<void>, exitCode = 0): void {
  let isStopping = false;
  const stopOnce = () => {
    if (isStopping) return;
    isStopping = true;
    stop().then(() => process.exit(exitCode));
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stopOnce);
  if (process.env["npm_lifecycle_event"]) onEndOfNpm(stopOnce);
}

/** This program's parents when it started: npm, and on most systems a shell in between, which may outlive npm. */
const parents = parentsNow();

/** If npm is killed, the programs that its shell has started get no signal. */
function onEndOfNpm(stop: () => void): void {
  setInterval(() => {
    if (parentsNow() !== parents) stop();
  }, 1000).unref();
}

function parentsNow(): string {
  return `${process.ppid} ${parentOf(process.ppid)}`;
}

/** Returns undefined on systems without `/proc`, on which shells usually replace themselves with the program. */
function parentOf(pid: number): string | undefined {
  try {
    return /^PPid:\t(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  } catch {
    return undefined;
  }
}
