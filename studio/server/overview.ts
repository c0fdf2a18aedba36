import { findErrors } from "../../src/collections/check/check.ts";
import { type LaunchTask, launchList } from "../../src/collections/check/launch-list.ts";
import { exampleValues } from "../../src/collections/check/rules/example-values.ts";
import { type CollectionName, collections, hasIds } from "../../src/collections/collections.ts";
import { entryTitle } from "../../src/collections/entry-title.ts";
import { type Content, type Entry, readContent } from "../../src/collections/files/read-content.ts";
import {
  entriesOf,
  isDraft,
  isSample,
  textsIn,
} from "../../src/collections/files/select-entries.ts";
import { localDay } from "../local-time.ts";
import type { CollectionSummary, Example, FileSummary, Overview } from "../protocol.ts";
import { groups, isOpen } from "./collection-groups.ts";
import { noFile, type StudioContext, StudioError } from "./context.ts";
import { editFields, writeEdits } from "./edits.ts";
import { fileAt } from "./files.ts";
import { titleOf, titleOfPage } from "./form.ts";
import { toReasons } from "./reasons.ts";

export async function overview({ root, environment }: StudioContext): Promise<Overview> {
  const content = await readContent(root);
  const errors = await findErrors(content);
  const countIn = (path: string) => errors.filter(({ file }) => file === path).length;
  const settings = (["site", "pages", "moderation", "retired"] as const).map((at) => ({
    at,
    title: titleOf(root, { name: at }, {}),
    isDraft: false,
    isSample: content[at]?.fields["sample"] === true,
    errorCount: countIn(`content/${at}.json`),
    words: "",
  }));
  const summaryOf = (entry: Entry): FileSummary => {
    const summary = {
      at: `${entry.collection}/${entry.name}`,
      title: titleOf(root, entry, entry.fields),
      isDraft: isDraft(entry),
      isSample: isSample(entry),
      errorCount: countIn(entry.file),
    };
    return { ...summary, words: wordsOf(entry, summary) };
  };
  const listOf = (name: CollectionName): CollectionSummary => ({
    name,
    one: collections[name].one,
    isOpen: isOpen(name),
    order: orderOf(name),
    entries: inShownOrder(content, name).map(summaryOf),
  });
  const listed = [
    ...content.entries,
    ...settings.map(({ at }) => ({ file: `content/${at}.json` })),
  ];
  const others = errors.filter((error) => !listed.some(({ file }) => file === error.file));
  const launch = launchList(content);
  return {
    groups: groups.map(({ title, names }) => ({ title, collections: names.map(listOf) })),
    settings,
    launch: { ...launch, examples: launch.examples.map((task) => describe(content, task)) },
    otherErrors: await toReasons(root, others),
    exampleValues: await toReasons(root, exampleValues(content, environment.URL)),
    ready: content.entries.filter(isReady).map(summaryOf),
  };
}

/** The date has come since the draft was written. */
function isReady({ fields }: Entry): boolean {
  const { published, date = published, createdAt = date, updatedAt, updated = updatedAt } = fields;
  const day = String(createdAt).slice(0, 10);
  return isDraft({ fields }) && day > String(updated ?? "9999") && day <= localDay(new Date());
}

function wordsOf(entry: Entry, { title, at, ...badges }: Omit<FileSummary, "words">): string {
  const texts = textsIn(entry.fields).map(({ text }) => text);
  const { isDraft, isSample, errorCount } = badges;
  const found = [isDraft && "draft", isSample && "example", errorCount > 0 && "mistake"];
  const all = [title, at, ...found, ...texts, entry.text];
  return all.filter(Boolean).join(" ").toLowerCase();
}

function describe(content: Content, task: LaunchTask): Example {
  const entry = content.entries.find(({ collection, name }) => `${collection}/${name}` === task.at);
  return {
    ...task,
    group: titleOfPage(content.pages?.fields ?? {}, task.page),
    canBeDraft: entry !== undefined && "draft" in collections[entry.collection].schema.shape,
  };
}

function orderOf(name: CollectionName): CollectionSummary["order"] {
  if ("order" in collections[name].schema.shape) return "by hand";
  return hasIds(name) ? "as on the page" : "A to Z";
}

function inShownOrder(content: Content, collection: CollectionName): Entry[] {
  const order = orderOf(collection);
  const number = ({ fields }: Entry) => Number(fields[order === "by hand" ? "order" : "id"]) || 0;
  const dateOf = ({ fields: { date, createdAt = date } }: Entry) => String(createdAt ?? "");
  const nameOf = ({ name, fields }: Entry) => (order === "A to Z" && entryTitle(fields)) || name;
  return entriesOf(content, collection).toSorted(
    (one, other) =>
      dateOf(other).localeCompare(dateOf(one)) ||
      number(one) - number(other) ||
      nameOf(one).localeCompare(nameOf(other), "en"),
  );
}

/** Numbers the whole list if there is no number between the neighbours. @param to the position, from 0 */
export async function moveEntry(
  context: StudioContext,
  { at, to }: { at: string; to: number },
): Promise<void> {
  const { collection, name } = fileAt(at);
  if (!collection || orderOf(collection) !== "by hand") throw new StudioError(404, noFile);
  const entries = inShownOrder(await readContent(context.root), collection);
  const moved = entries.find((entry) => entry.name === name);
  if (!moved) throw new StudioError(404, noFile);
  const next = entries.filter((entry) => entry !== moved).toSpliced(to, 0, moved);
  const orders = next.map(({ fields }) => Number(fields["order"]));
  const [above = 0, below = above + 2] = [orders[to - 1], orders[to + 1]];
  const between = (above + below) / 2;
  const fits = above < between && between < below && `${between}`.length < 8;
  const changed = fits
    ? [{ entry: moved, order: between }]
    : next
        .map((entry, place) => ({ entry, order: place + 1 }))
        .filter(({ entry, order }) => entry.fields["order"] !== order);
  const edits = await Promise.all(
    changed.map(({ entry: { name }, order }) =>
      editFields(context.root, fileAt(`${collection}/${name}`), { order }),
    ),
  );
  await writeEdits(context, edits);
}
