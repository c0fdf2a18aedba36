import type { ContentError } from "../../lib/content-error.ts";
import { type Content, readContent } from "../files/read-content.ts";
import { byCount } from "../files/read-entries.ts";
import { checkLaunch } from "./launch-list.ts";
import { checkDates } from "./rules/dates.ts";
import { checkDoses } from "./rules/doses.ts";
import { checkTerms } from "./rules/glossary.ts";
import { checkIds, checkTranscripts } from "./rules/ids.ts";
import { checkLimits } from "./rules/limits.ts";
import { checkLinks } from "./rules/links.ts";
import { checkPictures } from "./rules/pictures.ts";
import { checkReferences } from "./rules/references.ts";
import { checkTabs } from "./rules/tabs.ts";

// Each finds errors that a schema cannot find, because they depend on other files or the date.
const rules = [
  checkIds,
  checkTabs,
  checkPictures,
  checkTerms,
  checkReferences,
  checkDates,
  checkDoses,
  checkLaunch,
  checkTranscripts,
  checkLinks,
  checkLimits,
];

export async function checkContent(root: string) {
  const content = await readContent(root);
  return { content, errors: await findErrors(content) };
}

export async function findErrors(content: Content): Promise<ContentError[]> {
  const found = await Promise.all(rules.map((rule) => rule(content)));
  return byPlace([...content.errors, ...withoutRepeats(found.flat(), content.errors)]);
}

function withoutRepeats(found: ContentError[], reported: ContentError[]): ContentError[] {
  const key = ({ file, field }: ContentError) => `${file} ${field}`;
  const fields = new Set(reported.filter(({ field }) => field !== undefined).map(key));
  return found.filter((error) => !fields.has(key(error)));
}

const byPlace = (errors: ContentError[]): ContentError[] =>
  errors.toSorted(
    (one, other) => byCount.compare(one.file, other.file) || (one.line ?? 0) - (other.line ?? 0),
  );
