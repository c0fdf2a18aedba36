import { type CheckEnvironment, problemsIn } from "../../../src/content-files/check.ts";
import type { ContentFile } from "../../../src/content-files/content-file.ts";
import { type Content, readContent } from "../../../src/content-files/read.ts";
import { entriesOf, isDraft } from "../../../src/content-files/rules/rule.ts";
import { type Problem, renderProblem } from "../../../src/lib/problem.ts";
import { type CollectionName, collections } from "../../../src/schemas/collections.ts";
import { settingsTitles } from "../../../src/studio/names.ts";
import type { FileSummary, Overview } from "../../../src/studio/protocol.ts";
import { groups, isOpen } from "./shelves.ts";

/** Everything that can be edited, with what is wrong with each. */
export async function overview(root: string, environment: CheckEnvironment): Promise<Overview> {
  const content = await readContent(root);
  const problems = await problemsIn(content, environment);
  const settings = settingsOf(content, problems);
  const lists = groups.map(({ title, names }) => ({
    title,
    collections: names.map((name) => collectionOf(content, name, problems)),
  }));
  const listed = new Set([
    ...content.entries.map(({ file }) => file),
    ...settings.map(({ at }) => `content/${at}.json`),
  ]);
  const strays = problems.filter(({ file }) => !listed.has(file)).map(renderProblem);
  return { groups: lists, settings, strays };
}

function collectionOf(content: Content, name: CollectionName, problems: Problem[]) {
  const entries = entriesOf(content, name).map((entry) => ({
    at: `${name}/${entry.name}`,
    title: titleOf(entry.fields) ?? entry.name,
    isDraft: isDraft(entry),
    isSample: entry.fields["sample"] === true,
    faults: countIn(entry, problems),
  }));
  return { name, one: collections[name].one, isOpen: isOpen(name), entries };
}

function settingsOf(content: Content, problems: Problem[]): FileSummary[] {
  return (["site", "pages", "retired"] as const).map((at) => ({
    at,
    title: settingsTitles[at] ?? at,
    isDraft: false,
    isSample: content[at]?.fields["sample"] === true,
    faults: countIn({ file: `content/${at}.json` }, problems),
  }));
}

const countIn = ({ file }: Pick<ContentFile, "file">, problems: Problem[]) =>
  problems.filter((problem) => problem.file === file).length;

/** What an entry is called: the first of its fields that is a name. */
export function titleOf(fields: Record<string, unknown>): string | undefined {
  const named = ["title", "term", "name", "label"].map((key) => fields[key]);
  return named.find((value) => typeof value === "string" && value.trim() !== "") as
    | string
    | undefined;
}
