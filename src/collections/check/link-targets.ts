import { closestMatch, didYouMean, withSameNumber } from "../../errors/did-you-mean.ts";
import { interviewPath, mediaPath, postPath, termPath } from "../../lib/entry-paths.ts";
import { mediaSection } from "../../lib/media-sections.ts";
import { isScheduled, scheduledTime } from "../../lib/scheduled.ts";
import { discussionCategories } from "../../schemas/discussion.ts";
import type { Content } from "../files/read-content.ts";
import type { Entry } from "../files/read-entries.ts";
import { entriesOf, isDraft, numbersOf } from "../files/select-entries.ts";
import { routes } from "../schemas/pages.ts";

export interface LinkSource {
  isDraft?: boolean;
  /** The page text (`content/pages/`) or post (`blog-4`) that contains the link. */
  text?: string | undefined;
  /** The time at which visitors first see the link, in milliseconds. */
  shownFrom?: number;
  /** True for a field that accepts only a full web address, not a path. */
  isAddress?: boolean;
}

/** The valid values of an anchor or a query parameter. */
interface NamedTargets {
  /** For the message about an unknown value: `a tab that does not exist`. */
  missing: string;
  names: string[];
  drafts: Set<string>;
}

export interface LinkTargets {
  pages: string[];
  drafts: Set<string>;
  /** The times at which visitors first see the pages of posts. */
  times: Map<string, string>;
  anchors: Map<string, NamedTargets>;
  /** By page and parameter: `/media?video`. */
  queries: Map<string, NamedTargets>;
  /** The headings of each page text and post; undefined if the text has errors. */
  texts: Map<string, NamedTargets | undefined>;
}

const entryPages = {
  discussions: (id: number) => `/discussions/${id}`,
  videos: mediaPath,
  evidence: mediaPath,
  podcasts: interviewPath,
  blog: postPath,
};

/** Collections whose file names are anchors on the treatment page. */
const onTreatmentPage = [
  ...(["treatment-tabs", "practices", "fasting"] as const),
  ...(["supplements", "medications", "frequencies"] as const),
];

const noHeading = "a heading that does not exist on that page";

export function targetsOf(content: Content): LinkTargets {
  const posts = entriesOf(content, "blog");
  const terms = entriesOf(content, "glossary");
  const pagesOf = (isListed: (entry: Entry) => boolean) => [
    ...terms.filter(isListed).map(({ name }) => termPath(name)),
    ...Object.entries(entryPages).flatMap(([name, path]) =>
      entriesOf(content, name as keyof typeof entryPages)
        .filter(isListed)
        .flatMap((entry) => numbersOf(entry).map(path)),
    ),
  ];
  const named = (missing: string, entries: Entry[]) =>
    namedTargets(missing, entries, ({ name }) => [name]);
  const numbered = (missing: string, entries: Entry[]) =>
    namedTargets(missing, entries, (entry) => numbersOf(entry).map(String));
  // An entry with errors counts as shown, so that links to it are not reported as well.
  const onMedia = entriesOf(content, "videos", "evidence").filter(
    ({ fields, isValid }) => !isValid || mediaSection(fields),
  );
  const onTabs = entriesOf(content, "videos").filter(
    ({ fields, isValid }) => !isValid || fields["tab"] !== undefined,
  );
  const categories = discussionCategories.map(({ id }) => id);
  return {
    pages: [...routes, "/licences.txt", ...pagesOf(() => true)],
    drafts: new Set(pagesOf(isDraft)),
    times: new Map(
      posts.map(({ fields }) => [postPath(Number(fields["id"])), String(fields["createdAt"])]),
    ),
    anchors: new Map([
      ["/glossary", named("a glossary term that does not exist", terms)],
      ["/blog", numbered("a blog post that does not exist", posts)],
      [
        "/treating-parasites",
        named("a tab or card that does not exist", entriesOf(content, ...onTreatmentPage)),
      ],
      ["/social-videos", named("a tab that does not exist", entriesOf(content, "social-tabs"))],
    ]),
    queries: new Map([
      ["/media?video", numbered("a video that is not on that page", onMedia)],
      ["/social-videos?video", numbered("a video that is not on that page", onTabs)],
      [
        "/discussions?category",
        { missing: "a category that does not exist", names: categories, drafts: new Set() },
      ],
    ]),
    texts: new Map(
      entriesOf(content, "pages", "blog").map(({ collection, name, body, fields }) => [
        collection === "blog" ? `blog-${fields["id"]}` : name,
        body && body.issues.length === 0
          ? { missing: noHeading, names: body.anchors, drafts: new Set() }
          : undefined,
      ]),
    ),
  };
}

function namedTargets(missing: string, entries: Entry[], namesOf: (entry: Entry) => string[]) {
  const drafts = entries.filter(isDraft).flatMap(namesOf);
  return { missing, names: entries.flatMap(namesOf), drafts: new Set(drafts) };
}

const draft = "goes to a draft, which visitors cannot see; publish the draft, or remove the link.";

export function targetError(
  href: string,
  targets: LinkTargets,
  from: LinkSource,
): string | undefined {
  const [, path = "", query = "", anchor = ""] =
    /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/.exec(href) ?? [];
  if (path !== "" && !targets.pages.includes(path))
    return `goes to a page that does not exist${didYouMean(path, withSameNumber(path, targets.pages))}`;
  if (targets.drafts.has(path) && !from.isDraft) return draft;
  const time = targets.times.get(path === "/blog" ? `/blog/${anchor}` : path);
  if (time && !from.isDraft && isScheduled(time, from.shownFrom))
    return `goes to a post that visitors see only from ${scheduledTime(time)}; add the link later, or publish that post earlier.`;
  for (const [key, value] of new URLSearchParams(query)) {
    const known = targets.queries.get(`${path}?${key}`);
    const error = nameError(value, known, `${path}?${key}=`, from);
    if (error) return error;
  }
  if (anchor === "") return undefined;
  const known = targets.anchors.get(path) ?? headings(targets, path, from);
  return nameError(decoded(anchor), known, `${path}#`, from);
}

/** Returns the headings of the text on a page; for an anchor alone, those of the text that contains the link. */
function headings(
  { texts }: LinkTargets,
  path: string,
  { text }: LinkSource,
): NamedTargets | undefined {
  const name = path === "" ? text : path.slice(1).replaceAll("/", "-");
  if (name !== undefined && texts.has(name)) return texts.get(name);
  return { missing: noHeading, names: [], drafts: new Set() };
}

function nameError(
  name: string,
  targets: NamedTargets | undefined,
  lead: string,
  from: LinkSource,
) {
  if (!targets) return undefined;
  const { missing, names, drafts } = targets;
  if (drafts.has(name) && !from.isDraft) return draft;
  if (names.includes(name)) return undefined;
  // A similar number is another entry, so it is not suggested.
  const meant = /^\d+$/.test(name) ? undefined : closestMatch(name, names);
  return `goes to ${missing}${meant ? `; did you mean "${lead}${meant}"?` : "."}`;
}

function decoded(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}
