import { existsSync } from "node:fs";
import { join } from "node:path";
import { formatContentError } from "../../lib/content-error.ts";
import { UserError } from "../../lib/user-error.ts";
import { repeatedNumbers } from "../check/rules/ids.ts";
import type { CollectionName, Fields } from "../collections.ts";
import { plainPost } from "./post-text.ts";
import { type Entry, readCollection } from "./read-entries.ts";
import { isDraft } from "./select-entries.ts";

/** The content that is also stored in the database, so that visitors can comment on it, like it or reply to it. */
export type PublishedContent = Awaited<ReturnType<typeof readPublishedContent>>;

/** Leaves out drafts. @throws UserError with one line for each error in the first folder with errors */
export async function readPublishedContent(root = "content") {
  if (!existsSync(root)) throw new UserError(`${root}: the folder does not exist.`);
  const read = async <Name extends CollectionName>(name: Name) =>
    publishedEntries(join(root, name), name);
  const [discussions, posts, videos, evidence] = await Promise.all([
    read("discussions"),
    read("blog"),
    read("videos"),
    read("evidence"),
  ]);
  return {
    discussions: discussions.map(({ fields }) => fields),
    posts: posts.map(toPost),
    videos: videos.map(({ fields }) => fields),
    evidence: evidence.map(({ fields }) => fields),
  };
}

const toPost = ({ fields, text = "" }: Published<"blog">) => ({
  ...fields,
  excerpt: plainPost(fields.excerpt),
  content: plainPost(text),
});

type Published<Name extends CollectionName> = Entry & { fields: Fields<Name> };

/** Returns the valid entries of a folder, without drafts. @throws UserError with one line for each error */
export async function publishedEntries<Name extends CollectionName>(folder: string, name: Name) {
  const { entries, errors } = await readCollection(folder, name);
  const inFiles = entries.flatMap((entry) => entry.errors);
  const all = [...errors, ...inFiles, ...repeatedNumbers(entries)];
  if (all.length > 0) throw new UserError(all.map(formatContentError).join("\n"));
  // Without errors, the fields are the output of the schema.
  return (entries as Published<Name>[]).filter((entry) => !isDraft(entry));
}
