import { Mistake } from "../../../src/lib/explain.ts";
import { readFeatures, readModeration } from "../../../src/lib/settings.ts";
import { type Env, readEnv } from "../../../src/server/env.ts";
import { broken, type Finding, ok } from "./finding.ts";

const remedy = "Correct the variable, or take it out of the environment.";

/** The environment, and all that is wrong with it. @returns no `values` where something is */
export function environment(env: NodeJS.ProcessEnv): { findings: Finding[]; values?: Env } {
  const { FEATURES, MODERATION, ...others } = env;
  const wrong = [
    ...mistakesOf(() => readEnv(others)),
    ...mistakesOf(() => readFeatures(FEATURES)),
    ...mistakesOf(() => readModeration(MODERATION)),
  ];
  if (wrong.length > 0) return { findings: wrong.map((line) => broken(line, remedy)) };
  return { findings: [ok("Every variable that is set has a right value")], values: readEnv(env) };
}

function mistakesOf(read: () => unknown): string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (!(error instanceof Mistake)) throw error;
    return error.message.split("\n");
  }
}
