import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { slugify } from "../../lib/slugify.ts";
import { type CollectionName, collectionNames, collections } from "../collections.ts";
import { type ContentFile, type FileFormat, readContentFile } from "./content-file.ts";

export interface Entry extends ContentFile {
  collection: CollectionName;
  /** The file name without its ending. Addresses contain it. */
  name: string;
}

/** Reads the entries of a folder. @param shown the path of the folder in error messages */
export async function readCollection(folder: string, collection: CollectionName, shown = folder) {
  const items = await list(folder);
  const errors = items.flatMap((item) => {
    const file = join(shown, item.name);
    const text = item.isDirectory() ? folderInFolder : entryNameError(item.name, collection);
    return text ? { file, text } : [];
  });
  const ending = `.${collections[collection].ending}`;
  const names = items
    .filter((item) => !item.isDirectory() && item.name.endsWith(ending))
    .map(({ name }) => name.slice(0, -ending.length));
  const entries = names.map(async (name) => {
    const file = name + ending;
    const format = formatOf(collection, name);
    return {
      ...(await readContentFile(join(folder, file), join(shown, file), format)),
      collection,
      name,
    };
  });
  return { entries: await Promise.all(entries), errors };
}

export function formatOf(collection: CollectionName, name: string): FileFormat {
  const format = collections[collection];
  return { ...format, schema: format.schemaOf?.(name) ?? format.schema };
}

export async function list(folder: string) {
  if (!existsSync(folder)) return [];
  const items = await readdir(folder, { withFileTypes: true });
  return items
    .filter(({ name }) => !name.startsWith("."))
    .sort((one, other) => byCount.compare(one.name, other.name));
}

export const byCount = new Intl.Collator("en", { numeric: true });

export const isCollection = (name: string): name is CollectionName =>
  (collectionNames as string[]).includes(name);

const folderInFolder = "folders are not allowed here; move the files up into the folder above.";

function entryNameError(name: string, collection: CollectionName): string | undefined {
  const { ending } = collections[collection];
  const stem = name.replace(/(\.(jsonc?|mdx?|txt|ya?ml|jsn))+$/i, "");
  const tidy = slugify(stem) || "a-new-name";
  if (name.endsWith(`.${ending}`) && /^[a-z0-9-]+$/.test(stem)) return undefined;
  return `the name must consist of lower-case letters, digits and hyphens, and end in .${ending}; rename it to "${tidy}.${ending}".`;
}
