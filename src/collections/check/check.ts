import type { ContentError } from "../../errors/content-error.ts";
import { type Content, readContent } from "../files/read-content.ts";
import { checkComponents } from "./rules/components.ts";
import { checkDates } from "./rules/dates.ts";
import { checkDoses } from "./rules/doses.ts";
import { checkIds } from "./rules/ids.ts";
import { checkLaunch } from "./rules/launch.ts";
import { checkLimits } from "./rules/limits.ts";
import { checkLinks } from "./rules/links.ts";
import { checkPictures } from "./rules/pictures.ts";
import { checkRelated } from "./rules/related.ts";
import type { CheckContext, Rule } from "./rules/rule.ts";
import { checkTabs } from "./rules/tabs.ts";
import { checkTerms } from "./rules/terms.ts";
import { checkTranscripts } from "./rules/transcripts.ts";

export interface CheckEnvironment {
  URL?: string | undefined;
}

const rules: Rule[] = [
  ...[checkIds, checkTabs, checkLimits, checkTerms, checkPictures],
  ...[checkRelated, checkLinks, checkComponents, checkDates, checkDoses, checkLaunch],
  checkTranscripts,
];

/** Reads a folder such as `content/`, and finds every error in it. */
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
  const context = { today: latestDate(now), hosts: hostsOf(content, environment) };
  const found = await Promise.all(rules.map((rule) => rule(content, context)));
  return byPlace([...content.errors, ...withoutRepeats(found.flat(), content.errors)]);
}

/** The date in UTC+14, the easternmost time zone: the creator may live there. */
const latestDate = (now: Date) =>
  new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10);

function hostsOf({ site }: Content, { URL: deploy }: CheckEnvironment): CheckContext["hosts"] {
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
