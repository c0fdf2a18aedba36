import type { ContentError } from "../../../errors/content-error.ts";
import { closestMatch, didYouMean } from "../../../errors/did-you-mean.ts";
import type { Content } from "../../files/read-content.ts";
import { fieldError } from "../../files/schema-errors.ts";
import { entriesOf, isDraft } from "../../files/select-entries.ts";
import type { CollectionName } from "../../schemas/collections.ts";
import { glossaryCategories } from "../../schemas/glossary.ts";
import { videoTabs } from "../../schemas/media.ts";
import { treatmentTabs } from "../../schemas/treatment.ts";

/** A collection whose files have fixed names, because pages look them up by name. */
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

/** Reports missing and unknown tabs and categories, and entries that visitors cannot see because their tab is a draft. */
export const checkTabs = (content: Content): ContentError[] =>
  tabCollections.flatMap((tabs) => [
    ...missingOrUnknown(content, tabs),
    ...hiddenEntries(content, tabs),
  ]);

function missingOrUnknown(content: Content, { collection, what, names }: TabCollection) {
  const files = entriesOf(content, collection);
  const missing = names.filter((name) => !files.some((file) => file.name === name));
  const unknown = files.filter(({ name }) => !names.includes(name));
  const misspelt = unknown.map(({ name }) => closestMatch(name, missing));
  return [
    ...unknown.map(({ name, file }) => ({
      file,
      text: `there is no ${what} with this name${didYouMean(name, missing, `The names are ${names.join(", ")}.`)}`,
    })),
    ...missing
      .filter((name) => !misspelt.includes(name))
      .map((name) => ({
        file: `content/${collection}/${name}.json`,
        text: `the file of this ${what} is missing; copy content/templates/${collection}.json to this name.`,
      })),
  ];
}

function hiddenEntries(content: Content, { collection, what, shows }: TabCollection) {
  if (!shows) return [];
  const drafts = entriesOf(content, collection).filter(isDraft);
  return entriesOf(content, shows.collection).flatMap((entry) => {
    const name = entry.fields[shows.field];
    const tab = drafts.find((draft) => draft.name === name);
    if (!tab || isDraft(entry)) return [];
    const text = `found "${name}", but the ${what} "${tab.fields["label"]}" is a draft, so visitors cannot see this ${shows.one}. Untick Draft in ${tab.file}, or choose another ${what}.`;
    return fieldError(entry, [shows.field], text);
  });
}
