import { editJson, jsonFields } from "../../../src/collections/edit/edit-json.ts";
import { parseJson } from "../../../src/collections/files/parse-json.ts";
import { readContent } from "../../../src/collections/files/read-content.ts";
import type { Entry } from "../../../src/collections/files/read-entries.ts";
import { entriesOf } from "../../../src/collections/files/select-entries.ts";
import { type CollectionName, collections } from "../../../src/collections/schemas/collections.ts";
import { noFile, type StudioContext, StudioError } from "./context.ts";
import { fileAt, readWithHash, writeWhole } from "./files.ts";

/** Returns true if the creator chooses the order of the entries. */
export const isOrdered = (collection: CollectionName): boolean =>
  "order" in collections[collection].schema.shape;

const orderOf = ({ fields }: Entry): number => Number(fields["order"]) || 0;

/** Sorts entries as pages show them. */
export const inShownOrder = (entries: Entry[]): Entry[] =>
  entries.toSorted(
    (one, other) => orderOf(one) - orderOf(other) || one.name.localeCompare(other.name, "en"),
  );

/**
 * Moves an entry to another position in its list, and writes the files whose order number changes.
 * @param to the position, from 0
 * @throws StudioError 404 if there is no such entry, 422 if a file has mistakes; then nothing is written
 */
export async function moveEntry(context: StudioContext, at: string, to: number): Promise<void> {
  const { collection, name } = fileAt(at);
  if (!collection || !isOrdered(collection)) throw new StudioError(404, noFile);
  const entries = inShownOrder(entriesOf(await readContent(context.root), collection));
  const moved = entries.find((entry) => entry.name === name);
  if (!moved) throw new StudioError(404, noFile);
  const next = entries.filter((entry) => entry !== moved).toSpliced(to, 0, moved);
  const changed = next
    .map((entry, place) => ({ entry, order: place + 1 }))
    .filter(({ entry, order }) => entry.fields["order"] !== order);
  const texts = await Promise.all(
    changed.map(({ entry, order }) => withOrder(context.root, entry, order)),
  );
  for (const { target, text } of texts) await writeWhole(context.root, target, text);
  await context.afterWrite(collection);
}

async function withOrder(root: string, { collection, name, file }: Entry, order: number) {
  const target = fileAt(`${collection}/${name}`);
  const { text } = await readWithHash(root, target);
  if (parseJson(text).issues.length > 0)
    throw new StudioError(422, `Fix the mistakes of ${file} first.`);
  return { target, text: editJson(text, { ...jsonFields(text), order }, []) };
}
