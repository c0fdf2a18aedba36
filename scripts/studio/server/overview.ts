import { type CheckEnvironment, findErrors } from "../../../src/collections/check/check.ts";
import { isSample, launchList } from "../../../src/collections/check/launch-list.ts";
import type { ContentFile } from "../../../src/collections/files/content-file.ts";
import { type Content, readContent } from "../../../src/collections/files/read-content.ts";
import { entriesOf, isDraft } from "../../../src/collections/files/select-entries.ts";
import { type CollectionName, collections } from "../../../src/collections/schemas/collections.ts";
import { type ContentError, formatContentError } from "../../../src/errors/content-error.ts";
import { isScheduled } from "../../../src/lib/scheduled.ts";
import type { FileSummary, Overview } from "../protocol.ts";
import { groups, isOpen } from "./collection-groups.ts";
import { inShownOrder, isOrdered } from "./reorder.ts";
import { titleOf } from "./title-of.ts";

/** Lists every file that has a form, with the number of its errors. */
export async function overview(root: string, environment: CheckEnvironment): Promise<Overview> {
  const content = await readContent(root);
  const errors = await findErrors(content, environment);
  const settings = settingsOf(root, content, errors);
  const lists = groups.map(({ title, names }) => ({
    title,
    collections: names.map((name) => collectionOf(root, content, name, errors)),
  }));
  const listed = new Set([
    ...content.entries.map(({ file }) => file),
    ...settings.map(({ at }) => `content/${at}.json`),
  ]);
  const otherErrors = errors.filter(({ file }) => !listed.has(file)).map(formatContentError);
  return { groups: lists, settings, launch: launchList(content), otherErrors };
}

function collectionOf(
  root: string,
  content: Content,
  name: CollectionName,
  errors: ContentError[],
) {
  const found = entriesOf(content, name);
  const entries = (isOrdered(name) ? inShownOrder(found) : found).map((entry) => ({
    at: `${name}/${entry.name}`,
    title: titleOf(root, entry, entry.fields),
    isDraft: isDraft(entry),
    isSample: isSample(entry),
    scheduled:
      name === "blog" && isScheduled(entry.fields["createdAt"])
        ? String(entry.fields["createdAt"])
        : undefined,
    errorCount: countIn(entry, errors),
  }));
  const { one } = collections[name];
  return { name, one, isOpen: isOpen(name), isOrdered: isOrdered(name), entries };
}

function settingsOf(root: string, content: Content, errors: ContentError[]): FileSummary[] {
  return (["site", "pages", "moderation", "retired"] as const).map((at) => ({
    at,
    title: titleOf(root, { name: at }, {}),
    isDraft: false,
    isSample: content[at]?.fields["sample"] === true,
    errorCount: countIn({ file: `content/${at}.json` }, errors),
  }));
}

const countIn = ({ file }: Pick<ContentFile, "file">, errors: ContentError[]) =>
  errors.filter((error) => error.file === file).length;
