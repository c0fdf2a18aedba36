import { join } from "node:path";
import { readSettingsFiles } from "../../../src/content-files/read.ts";
import { Mistake } from "../../../src/lib/explain.ts";
import { readSettings } from "../../../src/lib/settings.ts";
import { broken, type Finding, ok } from "./finding.ts";

/** What has been launched, and who says so. */
export async function switches(root: string, env: NodeJS.ProcessEnv): Promise<Finding[]> {
  const { site } = await readSettingsFiles(join(root, "content"));
  if (!site?.isRight) return [broken("content/site.json is wrong, so nobody knows.", "See above.")];
  try {
    const { features, moderation } = readSettings(site.fields, env);
    const from = env["FEATURES"] ? "the variable FEATURES" : "content/site.json";
    const states = Object.entries(features).map(([name, isOn]) => `${name} ${isOn ? "on" : "off"}`);
    const when = moderation === "before" ? "after you approve them" : "at once";
    return [ok(`${states.join(", ")}, says ${from}`), ok(`Posts are shown ${when}`)];
  } catch (error) {
    if (!(error instanceof Mistake)) throw error;
    return [broken(error.message, "Correct the variable, or take it out of the environment.")];
  }
}
