import { getCollection } from "astro:content";
import type { z } from "zod";
import type { CollectionName, collections } from "../schemas/collections.ts";
import { isShown } from "./pick.ts";

/** What the files of a collection say. */
export type Fields<Name extends CollectionName> = z.output<(typeof collections)[Name]["schema"]>;

/** An entry as pages use it: its fields, the name of its file, and the words below the fields, where it has some. */
export type Entry<Name extends CollectionName> = Fields<Name> & { slug: string; words: string };

/** Every entry that is shown, in no order. */
export async function entries<Name extends CollectionName>(name: Name): Promise<Entry<Name>[]> {
  // Astro cannot name the types of collections that are defined in a loop; it checks them all the same.
  const all: { id: string; data: unknown; body?: string | undefined }[] = await getCollection(name);
  return all
    .map(({ id, data, body = "" }) => ({
      ...(data as Fields<Name>),
      slug: id,
      words: body.trim(),
    }))
    .filter((entry) => isShown(entry, import.meta.env.DEV));
}
