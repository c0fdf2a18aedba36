import { existsSync } from "node:fs";
import { join } from "node:path";
import type { ContentError } from "../../lib/content-error.ts";
import { didYouMean } from "../../lib/did-you-mean.ts";
import { collectionNames } from "../collections.ts";
import { retiredSchema } from "../retired.ts";
import { moderationSchema } from "../schemas/moderation.ts";
import { pagesSchema } from "../schemas/pages.ts";
import { siteSchema } from "../schemas/site.ts";
import { type FileFormat, readContentFile } from "./content-file.ts";
import { list, readCollection } from "./read-entries.ts";

export type Content = Awaited<ReturnType<typeof readContent>>;

export type Picture = Content["pictures"][number];

export async function readContent(root: string) {
  const read = await Promise.all(
    collectionNames.map((name) => readCollection(join(root, name), name, `content/${name}`)),
  );
  const entries = read.flatMap((collection) => collection.entries);
  const settings = await readSettingsFiles(root);
  const folder = join(root, "pictures");
  const pictures = await list(folder);
  return {
    ...settings,
    entries,
    pictures: pictures.map(({ name }) => ({ name, path: join(folder, name) })),
    errors: [
      ...(await unknownFiles(root)),
      ...read.flatMap(({ errors }) => errors),
      ...settings.errors,
      ...entries.flatMap((entry) => entry.errors),
    ],
  };
}

export async function readSettingsFiles(root: string) {
  const names = ["site", "pages", "moderation", "retired"] as const;
  const files = await Promise.all(names.map((name) => readSettingsFile(root, name)));
  const missing = (name: string | undefined): ContentError[] =>
    name === "retired" ? [] : [{ file: `content/${name}.json`, text: "the file is missing." }];
  const errors = files.flatMap((file, at) => file?.errors ?? missing(names[at]));
  const [site, pages, moderation, retired] = files;
  return { site, pages, moderation, retired, errors };
}

// The site imports these files as JSON, so comments are not allowed.
const settingsFile = (schema: FileFormat["schema"]): FileFormat => ({
  schema,
  ending: "json",
  strict: true,
});

export const settingsFormats = {
  site: settingsFile(siteSchema),
  pages: settingsFile(pagesSchema),
  moderation: settingsFile(moderationSchema),
  retired: settingsFile(retiredSchema),
};

async function readSettingsFile(root: string, name: keyof typeof settingsFormats) {
  const path = join(root, `${name}.json`);
  if (!existsSync(path)) return undefined;
  return readContentFile(path, `content/${name}.json`, settingsFormats[name]);
}

const folders = [...collectionNames, "pictures", "templates"];
const settingsFiles = Object.keys(settingsFormats).map((name) => `${name}.json`);

async function unknownFiles(root: string): Promise<ContentError[]> {
  return (await list(root)).flatMap((item) => {
    const [what, known] = item.isDirectory() ? ["folder", folders] : ["file", settingsFiles];
    if (known.includes(item.name)) return [];
    const hint = didYouMean(item.name, known, `The ${what}s are ${known.join(", ")}.`);
    return { file: `content/${item.name}`, text: `this ${what} does not belong in content${hint}` };
  });
}
