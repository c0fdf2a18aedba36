import { readEnv } from "../env.ts";
import { readBuilt } from "../http/template.ts";

/** Milliseconds after its time in which a post starts a build, so that a build that fails is tried three times. */
const triedFor = 3 * 3_600_000;

/** Starts a build if a post that this version holds back is due. @throws Error if the build cannot be started */
export async function publishScheduled(now = Date.now()): Promise<void> {
  const { BUILD_HOOK_URL } = readEnv();
  if (!BUILD_HOOK_URL) return;
  const built = await readBuilt("/templates/scheduled.json", ".build/templates/scheduled.json");
  const times: string[] = JSON.parse(built ?? "[]");
  if (!times.some((time) => now >= Date.parse(time) && now < Date.parse(time) + triedFor)) return;
  const { ok, status } = await fetch(BUILD_HOOK_URL, { method: "POST" });
  if (!ok) throw new Error(`BUILD_HOOK_URL did not start a build (status ${status})`);
}
