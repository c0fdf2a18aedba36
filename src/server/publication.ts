import { existsSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { type Entry, readCollection } from "../content-files/read-entries.ts";
import { repeatedIds } from "../content-files/rules/ids.ts";
import { Mistake } from "../lib/explain.ts";
import { renderProblem } from "../lib/problem.ts";
import type { CollectionName } from "../schemas/collections.ts";
import { blogFile } from "../schemas/content/blog.ts";
import { type DiscussionFile, discussionFile } from "../schemas/content/discussion.ts";
import { evidenceFile, videoFile } from "../schemas/content/media.ts";

/** What of `content/` the database knows: what can be commented on, liked, viewed and replied to. */
export interface Publication {
  discussions: DiscussionFile[];
  posts: PostFile[];
  videos: z.infer<typeof videoFile>[];
  evidence: z.infer<typeof evidenceFile>[];
}

/** A blog post with its words, whose line breaks part the paragraphs. */
export type PostFile = z.infer<typeof blogFile> & { content: string };

/**
 * Reads it from the files, drafts left out.
 * @throws Mistake with one line for everything that is wrong in the first folder where something is:
 * the file, the line, the field, what was found and what was expected
 */
export async function readPublication(root = "content"): Promise<Publication> {
  if (!existsSync(root)) throw new Mistake(`${root}: there is no such folder.`);
  const [discussions, posts, videos, evidence] = await Promise.all([
    readDiscussions(join(root, "discussions")),
    shownEntries(join(root, "blog"), "blog"),
    shownEntries(join(root, "videos"), "videos"),
    shownEntries(join(root, "evidence"), "evidence"),
  ]);
  return {
    discussions,
    posts: posts.map(({ fields, words = "" }) => ({ ...blogFile.parse(fields), content: words })),
    videos: videos.map(({ fields }) => videoFile.parse(fields)),
    evidence: evidence.map(({ fields }) => evidenceFile.parse(fields)),
  };
}

/** The discussions that the creator starts, drafts left out. @throws Mistake as `readPublication` */
export async function readDiscussions(folder = "content/discussions"): Promise<DiscussionFile[]> {
  const entries = await shownEntries(folder, "discussions");
  return entries.map(({ fields }) => discussionFile.parse(fields));
}

/** @throws Mistake */
async function shownEntries(folder: string, name: CollectionName): Promise<Entry[]> {
  const { entries, problems } = await readCollection(folder, name);
  const inFiles = entries.flatMap((entry) => entry.problems);
  const all = [...problems, ...inFiles, ...repeatedIds(entries)];
  if (all.length > 0) throw new Mistake(all.map(renderProblem).join("\n"));
  return entries.filter(({ fields }) => fields["draft"] !== true);
}
