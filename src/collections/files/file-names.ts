import type { ContentError } from "../../errors/content-error.ts";
import { closestMatch, didYouMean } from "../../errors/did-you-mean.ts";
import { slugify } from "../../lib/slugify.ts";
import { type CollectionName, collectionNames, collections } from "../schemas/collections.ts";

const otherFolders = ["pictures", "templates"];

const settings = ["site.json", "pages.json", "moderation.json", "retired.json"];

export const isCollection = (name: string): name is CollectionName =>
  (collectionNames as string[]).includes(name);

export function entryNameError(
  file: string,
  name: string,
  collection: CollectionName,
): ContentError | undefined {
  const { ending } = collections[collection];
  const stem = stemOf(name);
  if (!name.endsWith(`.${ending}`))
    return {
      file,
      text: `the name of a file in content/${collection} must end in .${ending}; rename it to "${tidy(stem)}.${ending}".`,
    };
  if (/^[a-z0-9-]+$/.test(stem)) return undefined;
  const text = "a file name can contain only lower-case letters, digits and hyphens";
  return { file, text: `${text}; rename it to "${tidy(stem)}.${ending}".` };
}

const stemOf = (name: string) => name.replace(/(\.(jsonc?|mdx?|txt|ya?ml|jsn))+$/i, "");

const tidy = (stem: string) => slugify(stem) || "a-new-name";

export const folderInFolder = (file: string): ContentError => ({
  file,
  text: "folders are not allowed here; move the files up into the folder above.",
});

export function folderError(file: string, name: string): ContentError | undefined {
  if (isCollection(name) || otherFolders.includes(name)) return undefined;
  const known = [...collectionNames, ...otherFolders];
  const hint = didYouMean(name, known, `The folders are ${known.join(", ")}.`);
  return { file, text: `this folder does not belong in content${hint}` };
}

export function settingsNameError(file: string, name: string): ContentError | undefined {
  if (settings.includes(name)) return undefined;
  const meant = closestMatch(name, settings);
  const hint = meant ? `; did you mean "${meant}"?` : ". Move it into one of the folders.";
  return { file, text: `this file does not belong in content itself${hint}` };
}
