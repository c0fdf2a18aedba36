import { checkContent } from "../../src/content-files/check.ts";
import { readSettingsFiles } from "../../src/content-files/read.ts";
import { Mistake } from "../../src/lib/explain.ts";
import { type Problem, renderProblem } from "../../src/lib/problem.ts";
import { readSettings } from "../../src/lib/settings.ts";

/**
 * Reads the files that every page needs, so that a mistake in them is said in one line, before Astro
 * would wrap it in a stack trace.
 * @throws Mistake
 */
export async function checkSettings(): Promise<void> {
  const { site, problems } = await readSettingsFiles("content");
  stopAt(problems);
  readSettings(site?.fields, process.env);
}

/**
 * Checks everything in `content/`, and what the environment says of the settings.
 * @throws Mistake with one line for each thing that is wrong
 */
export async function checkEverything(): Promise<void> {
  const { problems } = await checkContent("content", process.env);
  stopAt(problems);
  await checkSettings();
}

function stopAt(problems: Problem[]): void {
  if (problems.length > 0) throw new Mistake(problems.map(renderProblem).join("\n"));
}
