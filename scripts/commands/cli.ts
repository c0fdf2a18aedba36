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

/** Calls `stop` at the first SIGINT or SIGTERM, then exits. Later signals are ignored. */
export function onStop(stop: () => Promise<void>, exitCode = 0): void {
  let isStopping = false;
  const stopOnce = () => {
    if (isStopping) return;
    isStopping = true;
    stop().then(() => process.exit(exitCode));
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stopOnce);
}
