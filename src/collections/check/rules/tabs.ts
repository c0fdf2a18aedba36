import type { ContentError } from "../../../errors/content-error.ts";
import { didYouMean } from "../../../errors/did-you-mean.ts";
import type { CollectionName } from "../../collections.ts";
import { glossaryCategories } from "../../descriptors/glossary.ts";
import { videoTabs } from "../../descriptors/media.ts";
import { treatmentTabs } from "../../descriptors/treatment.ts";
import type { Content } from "../../files/read-content.ts";
import { entriesOf } from "../../files/select-entries.ts";

/** Collections whose files have fixed names, because pages look them up by name. */
const tabCollections: [name: CollectionName, what: string, names: readonly string[]][] = [
  ["social-tabs", "tab", [...videoTabs, "playlists"]],
  ["glossary-categories", "category", glossaryCategories],
  ["treatment-tabs", "tab", treatmentTabs],
];

/** Reports missing and unknown tabs and categories. */
export const checkTabs = (content: Content): ContentError[] =>
  tabCollections.flatMap(([collection, what, names]) => {
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
  });
