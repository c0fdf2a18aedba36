import { Mistake } from "../../../src/lib/explain.ts";
import { type Env, readEnv } from "../../../src/server/env.ts";
import { broken, type Finding, ok } from "./finding.ts";

/** The environment, and what is wrong with it. @returns no `values` where something is */
export function environment(env: NodeJS.ProcessEnv): { findings: Finding[]; values?: Env } {
  try {
    return { findings: [ok("Every variable that is set has a right value")], values: readEnv(env) };
  } catch (error) {
    if (!(error instanceof Mistake)) throw error;
    const remedy = "Correct the variable, or take it out of the environment.";
    return { findings: error.message.split("\n").map((line) => broken(line, remedy)) };
  }
}
