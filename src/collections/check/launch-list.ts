import type { ContentError } from "../../lib/errors/content-error.ts";
import { fieldError } from "../../lib/errors/schema-errors.ts";
import { plural } from "../../lib/text/plural.ts";
import { entryTitle } from "../entry-title.ts";
import type { Content, Entry } from "../files/read-content.ts";
import { entriesOf, isDraft, isSample } from "../files/select-entries.ts";
import { pageAddress } from "../page-address.ts";
import { recordings, transcriptName } from "./rules/references.ts";

export interface LaunchTask {
  /** Such as `videos/4` or `site`. */
  at: string;
  title: string;
  page: string;
  isNew?: boolean;
}

export type LaunchList = ReturnType<typeof launchList>;

export function launchList(content: Content) {
  const { entries, site } = content;
  const examples = entries.filter((entry) => isSample(entry) && !isDraft(entry)).map(taskOf);
  const empty = new Set(emptySettings(site).map(([key = ""]) => key));
  const isConfirmed = !site || isRecent(Object(site.fields["help"]).checked);
  return {
    examples: [
      ...(site && isSample(site) ? [siteTask("Site settings")] : []),
      ...examples.toSorted((one, other) => one.page.localeCompare(other.page, "en")),
    ],
    settings: [
      ...(empty.has("nameMeaning") ? [siteTask("Write what the name means", "/")] : []),
      ...(empty.has("privacy")
        ? [siteTask("Say who is responsible for data, and name the companies", "/privacy")]
        : []),
      ...(isConfirmed ? [] : [siteTask("Confirm the help numbers and enter the date")]),
    ],
    transcripts: missingTranscripts(content),
    total: entries.length + 1,
  };
}

const yearInMs = 365 * 86_400_000;

/** Help lines change their numbers. */
const isRecent = (day = ""): boolean => Date.now() - Date.parse(day) <= yearInMs;

const siteTask = (title: string, page = "Every page"): LaunchTask => ({
  at: "site",
  title,
  page,
});

function emptySettings(site: Content["site"]): string[][] {
  const { nameMeaning = "", privacy } = Object(site?.fields);
  const needed = [
    [["nameMeaning"], nameMeaning],
    ...Object.entries(Object(privacy)).map(([key, text]) => [["privacy", key], text]),
  ];
  return needed.filter(([, text]) => String(text).trim() === "").map(([path]) => path);
}

function taskOf({ collection, name, fields }: Entry): LaunchTask {
  const page = pageAddress(collection, name, fields)?.replace(/#.*/, "") ?? "No page";
  return { at: `${collection}/${name}`, title: entryTitle(fields) ?? name, page };
}

function missingTranscripts(content: Content): LaunchTask[] {
  const written = entriesOf(content, "transcripts");
  return recordings(content)
    .filter((entry) => !isDraft(entry) && entry.fields["type"] !== "image")
    .flatMap((entry) => {
      const name = transcriptName(entry);
      const transcript = written.find((one) => one.name === name);
      if (transcript && !isDraft(transcript)) return [];
      return {
        at: `transcripts/${name}`,
        title: entryTitle(entry.fields) ?? name,
        page: pageAddress("transcripts", name, {}) ?? "No page",
        isNew: !transcript,
      };
    });
}

export function checkLaunch(content: Content): ContentError[] {
  const { site } = content;
  if (site?.fields["launched"] !== true) return [];
  const count = launchList(content).examples.length;
  const examples = `found true, but the site still shows ${plural(count, "example")}. Make each one your own, or leave it out. The start page of the Studio lists them.`;
  const isEmpty =
    "is empty, but a launched site needs it: docs/launching.md. Fill it in, or untick Launched.";
  return [
    ...(count > 0 ? [fieldError(site, ["launched"], examples)] : []),
    ...emptySettings(site).map((path) => fieldError(site, path, isEmpty)),
  ];
}
