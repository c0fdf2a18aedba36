import { didYouMean, withSameNumber } from "../../errors/did-you-mean.ts";
import { interviewPath, mediaPath, postPath, termPath } from "../../lib/entry-paths.ts";
import { mediaSection } from "../../lib/media-sections.ts";
import { discussionCategories } from "../../schemas/discussion.ts";
import type { Content } from "../files/read-content.ts";
import type { Entry } from "../files/read-entries.ts";
import { numbersOf } from "../files/select-entries.ts";
import { pageAddress } from "../page-address.ts";
import type { CollectionName } from "../schemas/collections.ts";
import { routes } from "../schemas/pages.ts";

export interface LinkSource {
  isDraft?: boolean;
  /** The page of a text, for links to its own headings. */
  page?: string | undefined;
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

/** Returns what is wrong with a link to a path of this site, or to a part of a page. */
export function targetError(href: string, targets: LinkTargets, { page, isDraft }: LinkSource) {
  const [, path = "", query = "", anchor = ""] =
    /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/.exec(href) ?? [];
  const inQuery = Array.from(new URLSearchParams(query), ([key, value]) => {
    const start = `${path}?${key}=`;
    return targets.keys().some((address) => address.startsWith(start)) ? [start + value] : [];
  });
  const linked = [
    ...(path ? [path] : []),
    ...inQuery.flat(),
    ...(anchor ? [`${path || page}#${anchor}`] : []),
  ];
  const unknown = linked.find((address) => !targets.has(address));
  if (unknown !== undefined) {
    const known = withSameNumber(unknown, [...targets.keys()]);
    return `goes to an address that this site does not have${didYouMean(unknown, known)}`;
  }
  const isHidden = linked.some((address) => targets.get(address)?.fields["draft"] === true);
  return isHidden && !isDraft
    ? "goes to a draft, which visitors cannot see; publish the draft, or remove the link."
    : undefined;
}
