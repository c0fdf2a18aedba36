import { nearest, orNearest } from "../../lib/nearest.ts";
import type { Problem } from "../../lib/problem.ts";
import type { CollectionName } from "../../schemas/collections.ts";
import { glossaryCategories } from "../../schemas/content/glossary.ts";
import { videoTabs } from "../../schemas/content/media.ts";
import { treatmentTabs } from "../../schemas/content/treatment.ts";
import { problemAt } from "../explain-issue.ts";
import type { Content } from "../read.ts";
import { entriesOf, isDraft } from "./rule.ts";

interface Shelf {
  collection: CollectionName;
  what: string;
  names: readonly string[];
  /** Which entries stand on it, and the field in which they say so. */
  holds?: { collection: CollectionName; field: string; one: string };
}

const shelves: Shelf[] = [
  {
    collection: "social-tabs",
    what: "tab",
    names: [...videoTabs, "playlists"],
    holds: { collection: "videos", field: "tab", one: "video" },
  },
  {
    collection: "glossary-categories",
    what: "category",
    names: glossaryCategories,
    holds: { collection: "glossary", field: "category", one: "term" },
  },
  { collection: "treatment-tabs", what: "tab", names: treatmentTabs },
];

/** Every tab and category has its file, and no file is for one that does not exist. */
export const shelvesStand = (content: Content): Problem[] =>
  shelves.flatMap((shelf) => [...filesOf(content, shelf), ...unseen(content, shelf)]);

function filesOf(content: Content, { collection, what, names }: Shelf): Problem[] {
  const files = entriesOf(content, collection);
  const there = files.map(({ name }) => name);
  const absent = names.filter((name) => !there.includes(name));
  const strange = files.filter(({ name }) => !names.includes(name));
  const misspelt = strange.map(({ name }) => nearest(name, absent));
  return [
    ...strange.map(({ name, file }) => ({
      file,
      text: `there is no ${what} of this name${orNearest(name, absent, `The names are ${names.join(", ")}.`)}`,
    })),
    ...absent
      .filter((name) => !misspelt.includes(name))
      .map((name) => ({
        file: `content/${collection}/${name}.json`,
        text: `the file of this ${what} is missing; copy content/templates/${collection}.json.`,
      })),
  ];
}

/** Entries on a shelf that is still a draft are shown nowhere. */
function unseen(content: Content, { collection, what, holds }: Shelf): Problem[] {
  if (!holds) return [];
  const drafts = entriesOf(content, collection).filter(isDraft);
  return entriesOf(content, holds.collection).flatMap((entry) => {
    const at = entry.fields[holds.field];
    const shelf = drafts.find(({ name }) => name === at);
    if (!shelf || isDraft(entry)) return [];
    const text = `found "${at}", a ${what} that ${shelf.file} keeps as a draft, so nobody sees this ${holds.one}.`;
    return problemAt(entry, [holds.field], text);
  });
}
