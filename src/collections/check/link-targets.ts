import { closestMatch, didYouMean } from "../../errors/did-you-mean.ts";
import { mediaSection } from "../../lib/media-sections.ts";
import { discussionCategories } from "../../schemas/discussion.ts";
import type { Content } from "../files/read-content.ts";
import type { Entry } from "../files/read-entries.ts";
import { entriesOf, isDraft, numbersOf } from "../files/select-entries.ts";
import { routes } from "../schemas/pages.ts";

/** The file or field that contains a link. */
export interface LinkSource {
  isDraft?: boolean;
  /** The text of `content/pages/` that contains it. */
  text?: string | undefined;
  /** True for a field that holds a whole web address, so that a path is not allowed. */
  isAddress?: boolean;
}

/** Names that an anchor or a query parameter of a page can have. */
interface NamedTargets {
  what: string;
  names: string[];
  /** Names that visitors do not see yet. */
  drafts: Set<string>;
}

/** Everything within the site that a link can lead to. */
export interface LinkTargets {
  pages: string[];
  drafts: Set<string>;
  anchors: Map<string, NamedTargets>;
  /** Values of `?video=` and `?category=`, by page and parameter. */
  queries: Map<string, NamedTargets>;
  /** The headings of each text of `content/pages/`; undefined if the text has errors. */
  texts: Map<string, NamedTargets | undefined>;
}

const heading = "heading of that page";

export function targetsOf(content: Content): LinkTargets {
  const discussions = entriesOf(content, "discussions");
  const addresses = (entry: Entry) => numbersOf(entry).map((number) => `/discussions/${number}`);
  const named = (what: string, names: Entry[]) => namedTargets(what, names, ({ name }) => [name]);
  const numbered = (what: string, names: Entry[]) =>
    namedTargets(what, names, (one) => numbersOf(one).map(String));
  // A link may mean an entry that the schema rejects, so these count as shown.
  const onMedia = entriesOf(content, "videos", "evidence").filter(
    ({ fields, isValid }) => !isValid || mediaSection(fields),
  );
  const onTabs = entriesOf(content, "videos").filter(
    ({ fields, isValid }) => !isValid || fields["tab"] !== undefined,
  );
  const categories = discussionCategories.map(({ id }) => id);
  return {
    pages: [...routes, ...discussions.flatMap(addresses)],
    drafts: new Set(discussions.filter(isDraft).flatMap(addresses)),
    anchors: new Map([
      ["/glossary", named("term of the glossary", entriesOf(content, "glossary"))],
      ["/blog", numbered("post of the blog", entriesOf(content, "blog"))],
      ["/treating-parasites", named("tab of that page", entriesOf(content, "treatment-tabs"))],
      ["/social-videos", named("tab of that page", entriesOf(content, "social-tabs"))],
    ]),
    queries: new Map([
      ["/media?video", numbered("video of that page", onMedia)],
      ["/social-videos?video", numbered("video of that page", onTabs)],
      ["/discussions?category", { what: "category", names: categories, drafts: new Set() }],
    ]),
    texts: new Map(
      entriesOf(content, "pages").map(({ name, body }) => [
        name,
        body && body.issues.length === 0
          ? { what: heading, names: body.anchors, drafts: new Set() }
          : undefined,
      ]),
    ),
  };
}

function namedTargets(
  what: string,
  entries: Entry[],
  namesOf: (entry: Entry) => string[],
): NamedTargets {
  const drafts = entries.filter(isDraft).flatMap(namesOf);
  return { what, names: entries.flatMap(namesOf), drafts: new Set(drafts) };
}

const draft = "leads to a draft, which visitors cannot see.";

/** The reason why a path of the site leads nowhere; undefined if it leads somewhere. */
export function targetError(
  href: string,
  targets: LinkTargets,
  from: LinkSource,
): string | undefined {
  const [, path = "", query = "", anchor = ""] =
    /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/.exec(href) ?? [];
  if (path !== "" && !targets.pages.includes(path))
    return `leads to no page${didYouMean(path, targets.pages)}`;
  if (targets.drafts.has(path) && !from.isDraft) return draft;
  for (const [key, value] of new URLSearchParams(query)) {
    const known = targets.queries.get(`${path}?${key}`);
    const error = nameError(value, known, `${path}?${key}=`, from);
    if (error) return error;
  }
  if (anchor === "") return undefined;
  const known = targets.anchors.get(path) ?? headings(targets, path, from);
  return nameError(decoded(anchor), known, `${path}#`, from);
}

/** The headings of the text on a page, or of the text that contains the link. */
function headings(
  { texts }: LinkTargets,
  path: string,
  { text }: LinkSource,
): NamedTargets | undefined {
  const name = path === "" ? text : path.slice(1);
  if (name !== undefined && texts.has(name)) return texts.get(name);
  return { what: heading, names: [], drafts: new Set() };
}

function nameError(
  name: string,
  targets: NamedTargets | undefined,
  lead: string,
  from: LinkSource,
) {
  if (!targets) return undefined;
  const { what, names, drafts } = targets;
  if (drafts.has(name) && !from.isDraft) return draft;
  if (names.includes(name)) return undefined;
  // A similar number is another entry, so it is not suggested.
  const meant = /^\d+$/.test(name) ? undefined : closestMatch(name, names);
  return `leads to no ${what}${meant ? `; did you mean "${lead}${meant}"?` : "."}`;
}

function decoded(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}
