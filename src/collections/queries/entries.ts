import { getCollection } from "astro:content";
import type { CollectionName, Fields } from "../collections.ts";
import type { PublishedEntry } from "../descriptors/collection.ts";
import { withPrecautions } from "../descriptors/precautions.ts";
import { isShown } from "./sort-and-filter.ts";

export type Entry<Name extends CollectionName> = Fields<Name> & PublishedEntry;

/** Returns the published entries, and in development also drafts, in no particular order. */
export async function entries<Name extends CollectionName>(name: Name): Promise<Entry<Name>[]> {
  if (name !== "supplements") return written(name);
  const cards: unknown[] = withPrecautions(
    await written("supplements"),
    await written("precautions"),
  );
  return cards as Entry<Name>[];
}

/** Returns the entries as they are in their files, without the precautions that they name. */
async function written<Name extends CollectionName>(name: Name): Promise<Entry<Name>[]> {
  // Astro validates collections defined in a loop, but cannot infer their types.
  const all: { id: string; data: unknown; body?: string | undefined }[] = await getCollection(name);
  return all
    .map(({ id, data, body = "" }) => ({
      ...(data as Fields<Name>),
      slug: id,
      words: body.trim(),
    }))
    .filter((entry) => isShown(entry, import.meta.env.DEV));
}
