import { closestMatch, withSameNumber } from "../../errors/did-you-mean.ts";
import { interviewPath, mediaPath, postPath, termPath } from "../../lib/entry-paths.ts";
import { mediaSection } from "../../lib/media-sections.ts";
import { isScheduled, scheduledTime } from "../../lib/scheduled.ts";
import { discussionCategories } from "../../schemas/discussion.ts";
import type { Content } from "../files/read-content.ts";
import type { Entry } from "../files/read-entries.ts";
import { isDraft, numbersOf } from "../files/select-entries.ts";
import { pageAddress } from "../page-address.ts";
import type { CollectionName } from "../schemas/collections.ts";
import { routes } from "../schemas/pages.ts";

export interface LinkSource {
  isDraft?: boolean;
  /** The page of a text, for links to its own headings. */
  page?: string | undefined;
  /** The time at which visitors first see the link, in milliseconds. */
  shownFrom?: number;
  /** True for a field that accepts only a full web address, not a path. */
  isAddress?: boolean;
}

/** Every address that a link can have, such as `/media?video=4` and `/glossary#cyst`, with the entry it shows. */
export type LinkTargets = Map<string, Entry | undefined>;

export function targetsOf({ entries }: Content): LinkTargets {
  const categories = discussionCategories.map(({ id }) => `/discussions?category=${id}`);
  const pages = [...routes, "/licences.txt", ...categories];
  return new Map([
    ...pages.map((path) => [path, undefined] as const),
    ...entries.flatMap((entry) => addressesOf(entry).map((address) => [address, entry] as const)),
  ]);
}

type Addresses = (entry: Entry) => string[];

const byNumber =
  (...addresses: ((id: number) => string)[]): Addresses =>
  (entry) =>
    numbersOf(entry).flatMap((id) => addresses.map((address) => address(id)));

const onTreatmentPage: Addresses = ({ name }) => [`/treating-parasites#${name}`];

const media: Addresses = (entry) => {
  const { collection, fields, isValid } = entry;
  // An entry with errors counts as shown, so that links to it are not reported as well.
  const isOnTab = collection === "videos" && (!isValid || fields["tab"] !== undefined);
  return byNumber(
    mediaPath,
    ...(!isValid || mediaSection(fields) ? [(id: number) => `/media?video=${id}`] : []),
    ...(isOnTab ? [(id: number) => `/social-videos?video=${id}`] : []),
  )(entry);
};

const addresses: Partial<Record<CollectionName, Addresses>> = {
  discussions: byNumber((id) => `/discussions/${id}`),
  podcasts: byNumber(interviewPath),
  blog: byNumber(postPath, (id) => `/blog#${id}`),
  ...{ videos: media, evidence: media },
  glossary: ({ name }) => [termPath(name), `/glossary#${name}`],
  "social-tabs": ({ name }) => [`/social-videos#${name}`],
  ...{ "treatment-tabs": onTreatmentPage, practices: onTreatmentPage, fasting: onTreatmentPage },
  ...{ supplements: onTreatmentPage, medications: onTreatmentPage, frequencies: onTreatmentPage },
};

function addressesOf(entry: Entry): string[] {
  const headings = entry.body?.anchors.map((anchor) => `${pageOfText(entry)}#${anchor}`) ?? [];
  return [...(addresses[entry.collection]?.(entry) ?? []), ...headings];
}

/** The page that shows a page text or a post; undefined for other entries. */
export const pageOfText = ({ collection, name, fields }: Entry): string | undefined =>
  collection === "pages" || collection === "blog"
    ? pageAddress(collection, name, fields)
    : undefined;

export function targetError(
  href: string,
  targets: LinkTargets,
  from: LinkSource,
): string | undefined {
  const [, path = "", query = "", anchor = ""] =
    /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/.exec(href) ?? [];
  const inQuery = Array.from(new URLSearchParams(query), ([key, value]) => [
    `${path}?${key}=`,
    value,
  ]);
  const linked = [
    ...(path ? [path] : []),
    ...inQuery.flatMap(([start = "", value]) => (start in missing ? start + value : [])),
    ...(anchor ? [`${path || from.page}#${decoded(anchor)}`] : []),
  ];
  return linked.map((address) => addressError(address, targets, from)).find(Boolean);
}

/** What an address with this start should lead to. Other addresses lead to headings. */
const missing: Record<string, string> = {
  "": "a page that does not exist",
  "/glossary#": "a glossary term that does not exist",
  "/blog#": "a blog post that does not exist",
  "/treating-parasites#": "a tab or card that does not exist",
  "/social-videos#": "a tab that does not exist",
  "/media?video=": "a video that is not on that page",
  "/social-videos?video=": "a video that is not on that page",
  "/discussions?category=": "a category that does not exist",
};

function addressError(
  address: string,
  targets: LinkTargets,
  { isDraft: inDraft, page, shownFrom }: LinkSource,
) {
  if (!targets.has(address)) return `goes to ${unknown(address, targets, page)}`;
  const entry = targets.get(address);
  if (!entry || inDraft) return undefined;
  if (isDraft(entry))
    return "goes to a draft, which visitors cannot see; publish the draft, or remove the link.";
  const time = entry.collection === "blog" ? String(entry.fields["createdAt"]) : "";
  if (!isScheduled(time, shownFrom)) return undefined;
  return `goes to a post that visitors see only from ${scheduledTime(time)}; add the link later, or publish that post earlier.`;
}

function unknown(address: string, targets: LinkTargets, page: string | undefined): string {
  const [, start = "", name = ""] = /^(.*[=#])?(.*)$/.exec(address) ?? [];
  const names = [...targets.keys()]
    .filter((known) => known.startsWith(start))
    .map((known) => known.slice(start.length))
    .filter((known) => !/[?#]/.test(known));
  const meant = closestMatch(name, withSameNumber(name, names));
  const what = missing[start] ?? "a heading that does not exist on that page";
  return `${what}${meant ? `; did you mean "${start.replace(`${page}#`, "#")}${meant}"?` : "."}`;
}

function decoded(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}
