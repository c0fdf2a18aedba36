import { Mistake } from "../../src/lib/explain.ts";

/** Runs a program: a mistake is said in its own words and ends it with status 1. */
export async function run(program: () => Promise<void>): Promise<void> {
  try {
    await program();
  } catch (error) {
    if (!(error instanceof Mistake)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** Calls `stop` once, at the first SIGINT or SIGTERM, and then ends the program. */
export function onStop(stop: () => Promise<void>): void {
  let stopping = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      stop().then(() => process.exit(0));
    });
}
