import { getCollection } from "astro:content";
import { type CollectionName, collections, type Fields } from "../collections.ts";
import type { PublishedEntry } from "../descriptors/collection.ts";
import { listSupplements, withPrecautions } from "../descriptors/precautions.ts";

export type Entry<Name extends CollectionName> = Fields<Name> & PublishedEntry;

/** Drafts are shown in development. */
export const isShown = (entry: object): boolean =>
  import.meta.env.DEV || !("draft" in entry && entry.draft);

/** Sorted by their order, or else the latest date or lowest id first, or else by name. */
export async function entries<Name extends CollectionName>(name: Name): Promise<Entry<Name>[]> {
  const found = await written(name);
  if (name !== "precautions" && !("precautions" in collections[name].schema.shape)) return found;
  const listed = listSupplements(await written("precautions"), await written("supplements"));
  const cards: unknown = found;
  const shown: unknown =
    name === "precautions" ? listed : withPrecautions(cards as Entry<"supplements">[], listed);
  return shown as Entry<Name>[];
}

/** Without the texts of precautions. */
async function written<Name extends CollectionName>(name: Name): Promise<Entry<Name>[]> {
  // Astro validates collections defined in a loop, but cannot infer their types.
  const all: { id: string; data: unknown; body?: string | undefined }[] = await getCollection(name);
  return all
    .map(({ id, data, body = "" }) => ({
      ...(data as Fields<Name>),
      slug: id,
      words: body.trim(),
    }))
    .filter(isShown)
    .sort(byPlace);
}

interface Listed {
  slug: string;
  order?: number;
  date?: string;
  id?: number;
}

const byPlace = (one: Listed, other: Listed): number =>
  (one.order ?? 0) - (other.order ?? 0) ||
  (other.date ?? "").localeCompare(one.date ?? "") ||
  (one.id ?? 0) - (other.id ?? 0) ||
  one.slug.localeCompare(other.slug, "en", { numeric: true });

export const latestFirst = <T extends { date: string; id: number }>(entries: readonly T[]): T[] =>
  entries.toSorted((one, other) => other.date.localeCompare(one.date) || other.id - one.id);

export const withoutExamples = <T extends { sample: boolean }>(entries: readonly T[]): T[] =>
  entries.filter(({ sample }) => !sample);

export const lastEdited = (entries: readonly { updated?: string | undefined }[]) =>
  entries
    .flatMap(({ updated }) => updated ?? [])
    .toSorted()
    .at(-1);
