import { UserError } from "../../src/errors/user-error.ts";

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
export function onStop(stop: () => Promise<void>): void {
  let stopping = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      stop().then(() => process.exit(0));
    });
}
