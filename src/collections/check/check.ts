import type { ContentError } from "../../errors/content-error.ts";
import { type Content, readContent } from "../files/read-content.ts";
import { checkLaunch } from "./launch-list.ts";
import { checkDates } from "./rules/dates.ts";
import { checkDoses } from "./rules/doses.ts";
import { checkRelated, checkTerms } from "./rules/glossary.ts";
import { checkIds, checkTranscripts } from "./rules/ids.ts";
import { checkLimits } from "./rules/limits.ts";
import { checkLinks } from "./rules/links.ts";
import { checkPictures } from "./rules/pictures.ts";
import { checkTabs } from "./rules/tabs.ts";

export interface CheckEnvironment {
  URL?: string | undefined;
}

// Each finds errors that a schema cannot find, because they depend on other files, the date or the site.
const rules = [
  ...[checkIds, checkTabs, checkLimits, checkTerms, checkPictures],
  ...[checkRelated, checkDoses, checkLaunch, checkTranscripts],
];

export async function checkContent(root: string, environment: CheckEnvironment, now = new Date()) {
  const content = await readContent(root);
  return { content, errors: await findErrors(content, environment, now) };
}

/** Returns every error in the content, ordered by file and line. */
export async function findErrors(
  content: Content,
  environment: CheckEnvironment,
  now = new Date(),
): Promise<ContentError[]> {
  const found = await Promise.all([
    ...rules.map((rule) => rule(content)),
    checkDates(content, latestDate(now)),
    checkLinks(content, hostsOf(content, environment)),
  ]);
  return byPlace([...content.errors, ...withoutRepeats(found.flat(), content.errors)]);
}

/** The date in UTC+14, the easternmost time zone: the creator may live there. */
const latestDate = (now: Date) =>
  new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10);

function hostsOf({ site }: Content, { URL: deploy }: CheckEnvironment): string[] {
  return [site?.fields["url"], deploy]
    .map(String)
    .filter((url) => URL.canParse(url))
    .map((url) => new URL(url).hostname.replace(/^www\./, ""));
}

function withoutRepeats(found: ContentError[], reported: ContentError[]): ContentError[] {
  const key = ({ file, field }: ContentError) => `${file} ${field}`;
  const fields = new Set(reported.filter(({ field }) => field !== undefined).map(key));
  return found.filter((error) => !fields.has(key(error)));
}

const byCount = new Intl.Collator("en", { numeric: true });

const byPlace = (errors: ContentError[]): ContentError[] =>
  errors.toSorted(
    (one, other) => byCount.compare(one.file, other.file) || (one.line ?? 0) - (other.line ?? 0),
  );
