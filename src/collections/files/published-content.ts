import { existsSync } from "node:fs";
import { join } from "node:path";
import { formatContentError } from "../../errors/content-error.ts";
import { UserError } from "../../errors/user-error.ts";
import { isScheduled } from "../../lib/scheduled.ts";
import { repeatedIds } from "../check/rules/ids.ts";
import type { CollectionName } from "../collections.ts";
import { blogFile } from "../descriptors/blog.ts";
import { discussionFile } from "../descriptors/discussions.ts";
import { evidenceFile, videoFile } from "../descriptors/media.ts";
import { plainPost } from "./post-text.ts";
import { type Entry, readCollection } from "./read-entries.ts";
import { isDraft } from "./select-entries.ts";

/** The content that is also stored in the database, so that visitors can comment on it, like it or reply to it. */
export type PublishedContent = Awaited<ReturnType<typeof readPublishedContent>>;

/** Leaves out drafts and scheduled posts. @throws UserError with one line for each error in the first folder with errors */
export async function readPublishedContent(root = "content") {
  if (!existsSync(root)) throw new UserError(`${root}: the folder does not exist.`);
  const read = (name: CollectionName) => publishedEntries(join(root, name), name);
  const [discussions, posts, videos, evidence] = await Promise.all([
    read("discussions"),
    read("blog"),
    read("videos"),
    read("evidence"),
  ]);
  return {
    discussions: discussions.map(({ fields }) => discussionFile.parse(fields)),
    posts: posts.map(toPost).filter((post) => !isScheduled(post.createdAt)),
    videos: videos.map(({ fields }) => videoFile.parse(fields)),
    evidence: evidence.map(({ fields }) => evidenceFile.parse(fields)),
  };
}

function toPost({ fields, text = "" }: Entry) {
  const post = blogFile.parse(fields);
  return { ...post, excerpt: plainPost(post.excerpt), content: plainPost(text) };
}

/** Returns the valid entries of a folder, without drafts. @throws UserError with one line for each error */
export async function publishedEntries(folder: string, name: CollectionName): Promise<Entry[]> {
  const { entries, errors } = await readCollection(folder, name);
  const inFiles = entries.flatMap((entry) => entry.errors);
  const all = [...errors, ...inFiles, ...repeatedIds(entries)];
  if (all.length > 0) throw new UserError(all.map(formatContentError).join("\n"));
  return entries.filter((entry) => !isDraft(entry));
}
