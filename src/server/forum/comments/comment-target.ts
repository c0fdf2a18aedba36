import { and, eq } from "drizzle-orm";
import { mediaSection } from "../../../lib/media-sections.ts";
import type { CommentTarget, CommentType } from "../../../schemas/comment.ts";
import { blogPostPath } from "../../blog/post-path.ts";
import { database } from "../../db/client.ts";
import { blogPosts, mediaItems, videos } from "../../db/schema.ts";

export interface CommentTargetPage {
  title: string;
  /** True for an example. */
  sample: boolean;
  page: string;
}

type Find = (id: number) => Promise<CommentTargetPage | undefined>;

const finders: Record<CommentType, Find> = { video: findVideo, media: findMedia, blog: findPost };

export const missingTarget = "The item you are commenting on does not exist";

/** @returns undefined if the target does not exist or is not published */
export const findCommentTarget = ({ contentType, contentId }: CommentTarget) =>
  finders[contentType](contentId);

async function findVideo(id: number): Promise<CommentTargetPage | undefined> {
  const { title, category, sample } = videos;
  const [video] = await database()
    .select({ title, category, sample })
    .from(videos)
    .where(eq(videos.id, id));
  if (!video) return undefined;
  return {
    title: video.title,
    sample: video.sample,
    page: commentTargetPath({ contentType: "video", contentId: id }, video.category),
  };
}

async function findMedia(id: number): Promise<CommentTargetPage | undefined> {
  const { title, sample } = mediaItems;
  const [item] = await database()
    .select({ title, sample })
    .from(mediaItems)
    .where(eq(mediaItems.id, id));
  return item && { ...item, page: `/media?video=${id}` };
}

async function findPost(id: number): Promise<CommentTargetPage | undefined> {
  const { title, sample, published } = blogPosts;
  const isIt = and(published, eq(blogPosts.id, id));
  const [post] = await database().select({ title, sample }).from(blogPosts).where(isIt);
  return post && { ...post, page: blogPostPath(id) };
}

/** @param category of a video, which decides its page; empty if the video does not exist */
export function commentTargetPath(
  { contentType, contentId }: CommentTarget,
  category: string,
): string {
  if (contentType === "blog") return blogPostPath(contentId);
  if (contentType === "media") return `/media?video=${contentId}`;
  return `${mediaSection({ category }) ? "/media" : "/social-videos"}?video=${contentId}`;
}
