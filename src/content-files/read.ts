import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "../lib/problem.ts";
import { pagesSchema } from "../schemas/pages.ts";
import { retiredSchema } from "../schemas/retired.ts";
import { siteSchema } from "../schemas/site.ts";
import { type ContentFile, type Kind, readContentFile } from "./content-file.ts";
import { folderProblem, settingsNameProblem } from "./file-names.ts";
import { type Entry, list, readEntries } from "./read-entries.ts";

export interface Picture {
  name: string;
  path: string;
}

/** All of `content/`, as far as it could be read. */
export interface Content {
  entries: Entry[];
  site: ContentFile | undefined;
  pages: ContentFile | undefined;
  retired: ContentFile | undefined;
  pictures: Picture[];
  /** What is wrong with each file and its name alone. */
  problems: Problem[];
}

/** Reads all of `content/`, whatever is wrong with it. */
export async function readContent(root: string): Promise<Content> {
  const { entries, problems } = await readEntries(root);
  const settings = await readSettingsFiles(root);
  const retired = await readSettingsFile(root, "retired");
  return {
    ...settings,
    entries,
    retired,
    pictures: await picturesOf(join(root, "pictures")),
    problems: [
      ...(await strangers(root)),
      ...problems,
      ...settings.problems,
      ...entries.flatMap((entry) => entry.problems),
      ...(retired?.problems ?? []),
    ],
  };
}

/** The two files that every page needs, and what is wrong with them. */
export async function readSettingsFiles(root: string) {
  const [site, pages] = await Promise.all([
    readSettingsFile(root, "site"),
    readSettingsFile(root, "pages"),
  ]);
  const problems = [
    ...(site?.problems ?? [missing("content/site.json")]),
    ...(pages?.problems ?? [missing("content/pages.json")]),
  ];
  return { site, pages, problems };
}

const missing = (file: string): Problem => ({ file, text: "the file is missing." });

// The site imports these as they are, so what only an entry may hold is wrong here.
const settingsFile = (schema: Kind["schema"]): Kind => ({ schema, ending: "json", strict: true });

/** The files of `content/` itself. */
export const settingsKinds = {
  site: settingsFile(siteSchema),
  pages: settingsFile(pagesSchema),
  retired: settingsFile(retiredSchema),
};

export type SettingsName = keyof typeof settingsKinds;

async function readSettingsFile(root: string, name: SettingsName) {
  const path = join(root, `${name}.json`);
  if (!existsSync(path)) return undefined;
  return readContentFile(path, `content/${name}.json`, settingsKinds[name]);
}

async function picturesOf(folder: string): Promise<Picture[]> {
  return (await list(folder)).map(({ name }) => ({ name, path: join(folder, name) }));
}

async function strangers(root: string): Promise<Problem[]> {
  return (await list(root)).flatMap((item) => {
    const file = `content/${item.name}`;
    const problem = item.isDirectory() ? folderProblem : settingsNameProblem;
    return problem(file, item.name) ?? [];
  });
}
