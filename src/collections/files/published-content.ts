import { existsSync } from "node:fs";
import { stopAt } from "../../lib/errors/content-error.ts";
import { UserError } from "../../lib/errors/user-error.ts";
import { repeatedIds } from "../check/rules/ids.ts";
import type { CollectionName, Fields } from "../collections.ts";
import { plainBlogPost } from "./blog-text.ts";
import { type Entry, readCollection } from "./read-content.ts";
import { isDraft } from "./select-entries.ts";

/** @throws UserError with a line for each mistake in the folder */
export async function readPublished<Name extends CollectionName>(root: string, name: Name) {
  const { entries, errors } = await readCollection(root, name);
  stopAt([...errors, ...repeatedIds(entries)]);
  // Without errors, the fields are the output of the schema.
  return (entries as (Entry & { fields: Fields<Name> })[]).filter((entry) => !isDraft(entry));
}

/** Also in the database, so that visitors can comment on them, like them or reply. */
export const publishedCollections = [
  "discussions",
  "blog",
  "videos",
  "evidence",
] as const satisfies CollectionName[];

export type PublishedContent = Awaited<ReturnType<typeof readPublishedContent>>;

/** @throws UserError as `readPublished`, or if there is no such folder */
export async function readPublishedContent(root = "content") {
  if (!existsSync(root)) throw new UserError(`${root}: the folder does not exist.`);
  const fieldsOf = async <Name extends CollectionName>(name: Name) =>
    (await readPublished(root, name)).map(({ fields }) => fields);
  const blog = await readPublished(root, "blog");
  return {
    discussions: await fieldsOf("discussions"),
    blog: blog.map(({ fields, text = "" }) => ({
      ...fields,
      excerpt: plainBlogPost(fields.excerpt),
      content: plainBlogPost(text),
    })),
    videos: await fieldsOf("videos"),
    evidence: await fieldsOf("evidence"),
  } satisfies Record<(typeof publishedCollections)[number], object[]>;
}
