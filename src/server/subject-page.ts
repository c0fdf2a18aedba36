import { and, eq } from "drizzle-orm";
import { isVideoEvidence } from "../lib/media-words.ts";
import type { CommentType, Subject } from "../schemas/comment.ts";
import { database } from "./db/client.ts";
import { blogPosts, mediaItems, videos } from "./db/schema.ts";
import { postPage } from "./post-page.ts";

/** What comments stand under, and the address of the page that shows it. */
export interface ShownSubject {
  title: string;
  page: string;
}

type Find = (id: number) => Promise<ShownSubject | undefined>;

const finders: Record<CommentType, Find> = { video: findVideo, media: findMedia, blog: findPost };

/** @returns undefined where there is no such video or photograph, or no such post is published */
export const findSubject = ({ contentType, contentId }: Subject) => finders[contentType](contentId);

/** A video is shown where its category says. */
async function findVideo(id: number): Promise<ShownSubject | undefined> {
  const { title, category } = videos;
  const [video] = await database()
    .select({ title, category })
    .from(videos)
    .where(eq(videos.id, id));
  if (!video) return undefined;
  return {
    title: video.title,
    page: pageOfSubject({ contentType: "video", contentId: id }, video.category),
  };
}

async function findMedia(id: number): Promise<ShownSubject | undefined> {
  const { title } = mediaItems;
  const [item] = await database().select({ title }).from(mediaItems).where(eq(mediaItems.id, id));
  return item && { ...item, page: `/media?video=${id}` };
}

async function findPost(id: number): Promise<ShownSubject | undefined> {
  const { title, published } = blogPosts;
  const isIt = and(published, eq(blogPosts.id, id));
  const [post] = await database().select({ title }).from(blogPosts).where(isIt);
  return post && { ...post, page: postPage(id) };
}

/** The page that shows it. @param category that of a video; empty where there is no such video */
export function pageOfSubject({ contentType, contentId }: Subject, category: string): string {
  if (contentType === "blog") return postPage(contentId);
  if (contentType === "media") return `/media?video=${contentId}`;
  return `${isVideoEvidence(category) ? "/media" : "/social-videos"}?video=${contentId}`;
}
