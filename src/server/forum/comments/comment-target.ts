import { and, eq } from "drizzle-orm";
import { mediaPath, postPath } from "../../../lib/entry-paths.ts";
import type { CommentTarget, CommentType } from "../../../schemas/comment.ts";
import { database } from "../../db/client.ts";
import { blogPosts, mediaItems, videos } from "../../db/schema.ts";

export interface CommentTargetPage {
  title: string;
  /** True for an example. */
  sample: boolean;
  page: string;
}

const tables: Record<CommentType, typeof videos | typeof mediaItems | typeof blogPosts> = {
  video: videos,
  media: mediaItems,
  blog: blogPosts,
};

export const missingTarget = "The item you are commenting on does not exist";

/** @returns undefined if the target does not exist or is not published */
export async function findCommentTarget(
  target: CommentTarget,
): Promise<CommentTargetPage | undefined> {
  const table = tables[target.contentType];
  const { id, title, sample } = table;
  const isIt = and(table === blogPosts ? blogPosts.published : undefined, eq(id, target.contentId));
  const [found] = await database().select({ title, sample }).from(table).where(isIt);
  return found && { ...found, page: commentTargetPath(target) };
}

/** The page that a comment is on. */
export const commentTargetPath = ({ contentType, contentId }: CommentTarget): string =>
  contentType === "blog" ? postPath(contentId) : `${mediaPath(contentId)}#comments`;
