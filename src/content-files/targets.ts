import { nearest, orNearest } from "../lib/nearest.ts";
import { discussionCategories } from "../schemas/discussion.ts";
import { routes } from "../schemas/pages.ts";
import type { From } from "./link-problem.ts";
import type { Content } from "./read.ts";
import type { Entry } from "./read-entries.ts";
import { entriesOf, isDraft, numbersOf } from "./rules/rule.ts";

/** A kind of place within a page. */
interface Places {
  what: string;
  names: string[];
  /** Names of what visitors do not see yet. */
  drafts: Set<string>;
}

/** Where links within the site can lead. */
export interface Targets {
  pages: string[];
  drafts: Set<string>;
  anchors: Map<string, Places>;
  /** What `?video=` and `?category=` can name, by page and parameter. */
  queries: Map<string, Places>;
  /** The headings of each text of `content/pages/`; nothing where it could not be read. */
  texts: Map<string, Places | undefined>;
}

const heading = "heading of that page";

export function targetsOf(content: Content): Targets {
  const discussions = entriesOf(content, "discussions");
  const addresses = (entry: Entry) => numbersOf(entry).map((number) => `/discussions/${number}`);
  const named = (what: string, names: Entry[]) => places(what, names, ({ name }) => [name]);
  const numbered = (what: string, names: Entry[]) =>
    places(what, names, (one) => numbersOf(one).map(String));
  // What the schema refuses may yet be what the link means.
  const videos = entriesOf(content, "videos");
  const onMedia = videos.filter(
    ({ fields, isRight }) => !isRight || fields["category"] === "Scientific Evidence",
  );
  const onTabs = videos.filter(({ fields, isRight }) => !isRight || fields["tab"] !== undefined);
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
      [
        "/media?video",
        numbered("video of that page", [...onMedia, ...entriesOf(content, "evidence")]),
      ],
      ["/social-videos?video", numbered("video of that page", onTabs)],
      ["/discussions?category", { what: "category", names: categories, drafts: new Set() }],
    ]),
    texts: new Map(
      entriesOf(content, "pages").map(({ name, body }) => [
        name,
        body && body.mistakes.length === 0
          ? { what: heading, names: body.anchors, drafts: new Set() }
          : undefined,
      ]),
    ),
  };
}

function places(what: string, entries: Entry[], namesOf: (entry: Entry) => string[]): Places {
  const drafts = entries.filter(isDraft).flatMap(namesOf);
  return { what, names: entries.flatMap(namesOf), drafts: new Set(drafts) };
}

const draft = "leads to a draft, which visitors cannot see.";

/** Why a path of the site leads nowhere; nothing where it leads somewhere. */
export function targetProblem(href: string, targets: Targets, from: From): string | undefined {
  const [, path = "", query = "", anchor = ""] =
    /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/.exec(href) ?? [];
  if (path !== "" && !targets.pages.includes(path))
    return `leads to no page${orNearest(path, targets.pages)}`;
  if (targets.drafts.has(path) && !from.isDraft) return draft;
  for (const [key, value] of new URLSearchParams(query)) {
    const known = targets.queries.get(`${path}?${key}`);
    const problem = placeProblem(value, known, `${path}?${key}=`, from);
    if (problem) return problem;
  }
  if (anchor === "") return undefined;
  const known = targets.anchors.get(path) ?? headings(targets, path, from);
  return placeProblem(decoded(anchor), known, `${path}#`, from);
}

/** The headings of the text on a page, or of the text in which the link stands. */
function headings({ texts }: Targets, path: string, { text }: From): Places | undefined {
  const name = path === "" ? text : path.slice(1);
  if (name !== undefined && texts.has(name)) return texts.get(name);
  return { what: heading, names: [], drafts: new Set() };
}

function placeProblem(name: string, places: Places | undefined, lead: string, from: From) {
  if (!places) return undefined;
  const { what, names, drafts } = places;
  if (drafts.has(name) && !from.isDraft) return draft;
  if (names.includes(name)) return undefined;
  // A number is not misspelt: another number is another thing.
  const meant = /^\d+$/.test(name) ? undefined : nearest(name, names);
  return `leads to no ${what}${meant ? `; did you mean "${lead}${meant}"?` : "."}`;
}

function decoded(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}
