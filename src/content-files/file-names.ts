import { nearest, orNearest } from "../lib/nearest.ts";
import type { Problem } from "../lib/problem.ts";
import { tidyName } from "../lib/tidy-name.ts";
import { type CollectionName, collectionNames, collections } from "../schemas/collections.ts";

/** Folders of `content/` that hold no entries. */
const otherFolders = ["pictures", "templates"];

/** Files of `content/` itself. */
const settings = ["site.json", "pages.json", "retired.json"];

export const isCollection = (name: string): name is CollectionName =>
  (collectionNames as string[]).includes(name);

/** What is wrong with the name of a file in the folder of a collection. */
export function entryNameProblem(
  file: string,
  name: string,
  collection: CollectionName,
): Problem | undefined {
  const { ending, one } = collections[collection];
  const stem = stemOf(name);
  if (!name.endsWith(`.${ending}`))
    return {
      file,
      text: `the file of a ${one} has to end in .${ending}; rename it to "${tidy(stem)}.${ending}".`,
    };
  if (/^[a-z0-9-]+$/.test(stem)) return undefined;
  const text = "the name of a file has only lower-case letters, digits and hyphens";
  return { file, text: `${text}; rename it to "${tidy(stem)}.${ending}".` };
}

/** The name of a file without its endings. */
const stemOf = (name: string) => name.replace(/(\.(jsonc?|mdx?|txt|ya?ml|jsn))+$/i, "");

const tidy = (stem: string) => tidyName(stem) || "a-new-name";

export const folderInFolder = (file: string): Problem => ({
  file,
  text: "there is no folder inside the folder of a collection; move its files up, beside the others.",
});

/** What is wrong with a folder of `content/`. */
export function folderProblem(file: string, name: string): Problem | undefined {
  if (isCollection(name) || otherFolders.includes(name)) return undefined;
  const known = [...collectionNames, ...otherFolders];
  const hint = orNearest(name, known, `The folders are ${known.join(", ")}.`);
  return { file, text: `there is no such folder in content${hint}` };
}

/** What is wrong with a file of `content/` itself. */
export function settingsNameProblem(file: string, name: string): Problem | undefined {
  if (settings.includes(name)) return undefined;
  const meant = nearest(name, settings);
  const text = meant ? `did you mean "${meant}"?` : "Move it into the folder that it belongs to.";
  return { file, text: `content itself holds no file of this name${meant ? "; " : ". "}${text}` };
}
