import type { ContentError } from "../../lib/content-error.ts";
import { plural } from "../../lib/plural.ts";
import { fieldError } from "../../lib/schema-errors.ts";
import { entryTitle } from "../entry-title.ts";
import type { Content } from "../files/read-content.ts";
import type { Entry } from "../files/read-entries.ts";
import { entriesOf, isDraft } from "../files/select-entries.ts";
import { pageAddress } from "../page-address.ts";
import { spokenEntries, transcriptNames } from "./rules/ids.ts";

export interface LaunchTask {
  file: string;
  title: string;
  page: string;
  href: string;
}

export type LaunchList = ReturnType<typeof launchList>;

/** The tasks that are left before the launch. Examples, a missing meaning of the name and a gap in the privacy page block it. */
export function launchList(content: Content) {
  const { entries, site } = content;
  const shown = entries.filter((entry) => !isDraft(entry));
  const transcripts = missingTranscripts(content);
  return {
    examples: [
      ...(site && isSample(site) ? [siteTask("Site settings")] : []),
      ...shown
        .filter(isSample)
        .map(taskOf)
        .toSorted((one, other) => one.page.localeCompare(other.page, "en")),
    ],
    settings: [
      ...(explainsName(site) ? [] : [siteTask("Write what the name means", "/")]),
      ...(emptyPrivacyFields(site).length > 0
        ? [siteTask("Say who is responsible for data, and name the companies", "/privacy")]
        : []),
      ...(isConfirmed(site) ? [] : [siteTask("Confirm the help numbers and enter the date")]),
    ],
    transcripts,
    transcriptsText: noTranscript(transcripts.length),
    // The site settings count, too.
    total: entries.length + 1,
  };
}

const siteTask = (title: string, page = "Every page"): LaunchTask => ({
  file: "content/site.json",
  title,
  page,
  href: "#/settings/site",
});

const explainsName = (site: Content["site"]): boolean =>
  String(site?.fields["nameMeaning"] ?? "").trim() !== "";

const emptyPrivacyFields = (site: Content["site"]): string[] =>
  Object.entries(Object(site?.fields["privacy"]) as Record<string, unknown>)
    .filter(([, text]) => String(text).trim() === "")
    .map(([name]) => name);

/** The creator enters the day on which they checked the numbers. */
const isConfirmed = (site: Content["site"]): boolean =>
  !site || Boolean(Object(site.fields["help"]).checked);

export const isSample = ({ fields }: Pick<Entry, "fields">): boolean => fields["sample"] === true;

function taskOf({ collection, name, file, fields }: Entry): LaunchTask {
  const address = pageAddress(collection, name, fields) ?? "No page";
  return {
    file,
    title: entryTitle(fields) ?? name,
    page: address.replace(/#.*/, ""),
    href: `#/${collection}/${name}`,
  };
}

function missingTranscripts(content: Content): LaunchTask[] {
  const written = entriesOf(content, "transcripts");
  return spokenEntries(content)
    .filter((entry) => !isDraft(entry) && entry.fields["type"] !== "image")
    .flatMap((entry) => {
      const [name] = transcriptNames(entry);
      const transcript = written.find((one) => one.name === name);
      if (!name || (transcript && !isDraft(transcript))) return [];
      return {
        file: `content/transcripts/${name}.md`,
        title: entryTitle(entry.fields) ?? name,
        page: pageAddress("transcripts", name, {}) ?? "No page",
        href: transcript ? `#/transcripts/${name}` : `#/new/transcripts?name=${name}`,
      };
    });
}

const noTranscript = (count: number) =>
  count > 0
    ? `No transcript yet: ${plural(count, "video or interview", "videos and interviews")}`
    : "";

const studio = "http://localhost:8888/studio";

/** Returns the examples as lines of text by page, each with its address in the Studio; empty if there are none. */
export function exampleLines({ examples }: LaunchList): string {
  if (examples.length === 0) return "";
  const pages = Array.from(
    Map.groupBy(examples, ({ page }) => page),
    ([page, tasks]) => [
      `${page}:`,
      ...tasks.map(({ file, title, href }) => `  ${file} "${title}" - ${studio}${href}`),
    ],
  );
  return [`${plural(examples.length, "example")} to replace or hide:`, ...pages.flat()].join("\n");
}

/** The number of examples that an error names. */
const named = 5;

function hasExamples(examples: LaunchTask[]): string {
  const titles = examples.slice(0, named).map(({ title }) => `"${title}"`);
  const others = examples.length > named ? ` and ${examples.length - named} more` : "";
  return `found true, but the site still shows examples: ${titles.join(", ")}${others}. Make each one your own, or leave it out. The start page of the Studio lists them.`;
}

const isUnexplained =
  "is empty. A launched site explains its name. Enter the words that the name stands for, or untick Launched.";

const isMissing =
  "is empty. The privacy page of a launched site needs it: docs/launching.md. Fill it in, or untick Launched.";

export function checkLaunch(content: Content): ContentError[] {
  const { site } = content;
  if (site?.fields["launched"] !== true) return [];
  const { examples } = launchList(content);
  return [
    ...(examples.length > 0 ? [fieldError(site, ["launched"], hasExamples(examples))] : []),
    ...(explainsName(site) ? [] : [fieldError(site, ["nameMeaning"], isUnexplained)]),
    ...emptyPrivacyFields(site).map((name) => fieldError(site, ["privacy", name], isMissing)),
  ];
}
