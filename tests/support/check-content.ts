import { join } from "node:path";
import { checkContent } from "../../src/collections/check/check.ts";
import { summarize } from "../../src/collections/check/summary.ts";
import { formatContentError } from "../../src/lib/errors/content-error.ts";
import { temporaryDirectory } from "./child-process.ts";
import { type Change, rightContent, writeFiles } from "./valid-content.ts";

const temporary = await temporaryDirectory();
let folders = 0;

export async function contentWith(...changes: Change[]): Promise<string> {
  const folder = join(temporary, String(folders++), "content");
  await writeFiles(folder, rightContent(...changes));
  return folder;
}

/** Checks valid content with some changes. @returns the printed errors and the summary */
export async function checked(...changes: Change[]) {
  const { content, errors } = await checkContent(await contentWith(...changes));
  return {
    lines: errors.map(formatContentError),
    summary: summarize(content, errors.length),
  };
}
