import type { ContentError } from "../../errors/content-error.ts";
import { closestMatch, didYouMean } from "../../errors/did-you-mean.ts";
import { slugify } from "../../lib/slugify.ts";
import { type CollectionName, collectionNames, collections } from "../schemas/collections.ts";

/** Folders of `content/` without entries. */
const otherFolders = ["pictures", "templates"];

/** Files directly in `content/`. */
const settings = ["site.json", "pages.json", "retired.json"];

export const isCollection = (name: string): name is CollectionName =>
  (collectionNames as string[]).includes(name);

/** The error in the name of a file in a collection. */
export function entryNameError(
  file: string,
  name: string,
  collection: CollectionName,
): ContentError | undefined {
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

const tidy = (stem: string) => slugify(stem) || "a-new-name";

export const folderInFolder = (file: string): ContentError => ({
  file,
  text: "there is no folder inside the folder of a collection; move its files up, next to the others.",
});

/** The error in the name of a folder in `content/`. */
export function folderError(file: string, name: string): ContentError | undefined {
  if (isCollection(name) || otherFolders.includes(name)) return undefined;
  const known = [...collectionNames, ...otherFolders];
  const hint = didYouMean(name, known, `The folders are ${known.join(", ")}.`);
  return { file, text: `there is no such folder in content${hint}` };
}

/** The error in the name of a file directly in `content/`. */
export function settingsNameError(file: string, name: string): ContentError | undefined {
  if (settings.includes(name)) return undefined;
  const meant = closestMatch(name, settings);
  const text = meant ? `did you mean "${meant}"?` : "Move it into the folder that it belongs to.";
  return { file, text: `content itself holds no file of this name${meant ? "; " : ". "}${text}` };
}
