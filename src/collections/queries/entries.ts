import { getCollection } from "astro:content";
import type { z } from "zod";
import type { CollectionName, collections } from "../schemas/collections.ts";
import { isShown } from "./sort-and-filter.ts";

/** The fields of an entry. */
export type Fields<Name extends CollectionName> = z.output<(typeof collections)[Name]["schema"]>;

/** An entry as pages use it: its fields, its file name and, in Markdown files, the text below the fields. */
export type Entry<Name extends CollectionName> = Fields<Name> & { slug: string; words: string };

/** Every published entry, unordered; in development also drafts. */
export async function entries<Name extends CollectionName>(name: Name): Promise<Entry<Name>[]> {
  // Astro infers no types for collections that are defined in a loop, but it does validate them.
  const all: { id: string; data: unknown; body?: string | undefined }[] = await getCollection(name);
  return all
    .map(({ id, data, body = "" }) => ({
      ...(data as Fields<Name>),
      slug: id,
      words: body.trim(),
    }))
    .filter((entry) => isShown(entry, import.meta.env.DEV));
}
