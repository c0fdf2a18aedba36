import type { ContentError } from "../../../errors/content-error.ts";
import { closestMatch, didYouMean } from "../../../errors/did-you-mean.ts";
import type { Content } from "../../files/read-content.ts";
import { fieldError } from "../../files/schema-errors.ts";
import { entriesOf, isDraft } from "../../files/select-entries.ts";
import type { CollectionName } from "../../schemas/collections.ts";
import { glossaryCategories } from "../../schemas/glossary.ts";
import { videoTabs } from "../../schemas/media.ts";
import { treatmentTabs } from "../../schemas/treatment.ts";

/** A collection whose files have fixed names, since pages ask for them by name. */
interface TabCollection {
  collection: CollectionName;
  what: string;
  names: readonly string[];
  /** The entries shown in these tabs, and the field that names the tab. */
  shows?: { collection: CollectionName; field: string; one: string };
}

const tabCollections: TabCollection[] = [
  {
    collection: "social-tabs",
    what: "tab",
    names: [...videoTabs, "playlists"],
    shows: { collection: "videos", field: "tab", one: "video" },
  },
  {
    collection: "glossary-categories",
    what: "category",
    names: glossaryCategories,
    shows: { collection: "glossary", field: "category", one: "term" },
  },
  { collection: "treatment-tabs", what: "tab", names: treatmentTabs },
];

/** Every tab and category has its file, there are no other files, and none hides entries as a draft. */
export const checkTabs = (content: Content): ContentError[] =>
  tabCollections.flatMap((tabs) => [
    ...missingOrUnknown(content, tabs),
    ...hiddenEntries(content, tabs),
  ]);

function missingOrUnknown(
  content: Content,
  { collection, what, names }: TabCollection,
): ContentError[] {
  const files = entriesOf(content, collection);
  const missing = names.filter((name) => !files.some((file) => file.name === name));
  const unknown = files.filter(({ name }) => !names.includes(name));
  const misspelt = unknown.map(({ name }) => closestMatch(name, missing));
  return [
    ...unknown.map(({ name, file }) => ({
      file,
      text: `there is no ${what} of this name${didYouMean(name, missing, `The names are ${names.join(", ")}.`)}`,
    })),
    ...missing
      .filter((name) => !misspelt.includes(name))
      .map((name) => ({
        file: `content/${collection}/${name}.json`,
        text: `the file of this ${what} is missing; copy content/templates/${collection}.json.`,
      })),
  ];
}

/** Published entries whose tab is a draft, so that no page shows them. */
function hiddenEntries(
  content: Content,
  { collection, what, shows }: TabCollection,
): ContentError[] {
  if (!shows) return [];
  const drafts = entriesOf(content, collection).filter(isDraft);
  return entriesOf(content, shows.collection).flatMap((entry) => {
    const name = entry.fields[shows.field];
    const tab = drafts.find((draft) => draft.name === name);
    if (!tab || isDraft(entry)) return [];
    const text = `found "${name}", a ${what} that ${tab.file} keeps as a draft, so nobody sees this ${shows.one}.`;
    return fieldError(entry, [shows.field], text);
  });
}
