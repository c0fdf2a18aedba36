import type { ContentError } from "../../../lib/content-error.ts";
import { didYouMean } from "../../../lib/did-you-mean.ts";
import { fieldError } from "../../../lib/schema-errors.ts";
import { type CollectionName, collectionNames, collections } from "../../collections.ts";
import type { Content } from "../../files/read-content.ts";
import type { Entry } from "../../files/read-entries.ts";
import { entriesOf, repeats } from "../../files/select-entries.ts";

/** Reports missing and unknown tabs and categories, and tabs of the treatment page with the same cards. */
export const checkTabs = (content: Content): ContentError[] => [
  ...collectionNames.flatMap((collection) => wrongNames(content, collection)),
  ...repeatedCards(entriesOf(content, "treatment-tabs")),
];

function wrongNames(content: Content, collection: CollectionName): ContentError[] {
  const { fileNames } = collections[collection];
  if (!fileNames) return [];
  const { what, names } = fileNames;
  const files = entriesOf(content, collection);
  const missing = names.filter((name) => !files.some((file) => file.name === name));
  const unknown = files.filter(({ name }) => !names.includes(name));
  return [
    ...unknown.map(({ name, file }) => ({
      file,
      text: `there is no ${what} with this name${didYouMean(name, names, `The names are ${names.join(", ")}.`)}`,
    })),
    ...missing.map((name) => ({
      file: `content/${collection}/${name}.json`,
      text: `the file of this ${what} is missing; copy content/templates/${collection}.json to this name.`,
    })),
  ];
}

/** A card on two tabs would have its address twice. */
const repeatedCards = (tabs: Entry[]): ContentError[] =>
  repeats(tabs, ({ fields: { cards } }) => cards)
    .filter(({ entry }) => entry.isValid)
    .map(({ entry, other }) => {
      const text = `found "${entry.fields["cards"]}", which ${other.file} already has. Expected other cards.`;
      return fieldError(entry, ["cards"], text);
    });
