import { checkContent } from "../../src/collections/check/check.ts";
import { exampleLines, launchList } from "../../src/collections/check/launch-list.ts";
import { type Content, readSettingsFiles } from "../../src/collections/files/read-content.ts";
import { readSettings } from "../../src/collections/files/site-settings.ts";
import { type ContentError, formatContentError } from "../../src/errors/content-error.ts";
import { UserError } from "../../src/errors/user-error.ts";

/** Checks the files that every page needs, before Astro wraps a mistake in a stack trace. @throws UserError */
export async function checkSettings(): Promise<void> {
  const { site, errors } = await readSettingsFiles("content");
  stopAt(errors);
  readSettings(site?.fields, process.env);
}

/** Checks `content/` and the environment. @returns the content @throws UserError with a line per mistake */
export async function checkEverything(): Promise<Content> {
  const { content, errors } = await checkContent("content", process.env);
  const isLaunched = content.site?.fields["launched"] === true;
  stopAt(errors, isLaunched ? exampleLines(launchList(content)) : "");
  await checkSettings();
  return content;
}

function stopAt(errors: ContentError[], more = ""): void {
  const lines = [...errors.map(formatContentError), ...(more ? [more] : [])];
  if (errors.length > 0) throw new UserError(lines.join("\n"));
}
