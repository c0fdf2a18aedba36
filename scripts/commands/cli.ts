import { parseArgs } from "node:util";
import { UserError } from "../../src/lib/errors/user-error.ts";
import { setEnv } from "../../src/server/env.ts";

/** Each shell sets variables in its own way, so there are flags too. */
export function readFlags(): void {
  const options = { port: { type: "string" }, features: { type: "string" } } as const;
  // `npm start` has another flag.
  const { port, features } = parseArgs({ options, strict: false }).values;
  if (typeof port === "string") setEnv({ PORT: port });
  if (typeof features === "string") setEnv({ FEATURES: features });
}

/** A UserError prints its message without a stack trace and exits with status 1. */
export async function runCommand(program: () => Promise<void>): Promise<void> {
  try {
    await program();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** Stops at the first SIGINT or SIGTERM, or when npm has been killed. */
export function onStop(stop: () => Promise<void>): void {
  let isStopping = false;
  const stopOnce = () => {
    if (isStopping) return;
    isStopping = true;
    stop().then(() => process.exit(0));
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stopOnce);
  // npm passes a signal on to its shell only.
  const shell = process.ppid;
  const watch = () => process.ppid !== shell && stopOnce();
  if (process.env["npm_lifecycle_event"]) setInterval(watch, 1000).unref();
}
