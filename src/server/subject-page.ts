import { eq } from "drizzle-orm";
import { isVideoEvidence } from "../lib/media-words.ts";
import type { Subject } from "../schemas/comment.ts";
import { database } from "./db/client.ts";
import { videos } from "./db/schema.ts";

/** The address of the page that shows what is commented on. A video is asked for its category. */
export async function subjectPage(subject: Subject): Promise<string> {
  if (subject.contentType !== "video") return pageOfSubject(subject, "");
  const [video] = await database()
    .select({ category: videos.category })
    .from(videos)
    .where(eq(videos.id, subject.contentId));
  return pageOfSubject(subject, video?.category ?? "");
}

/** The same, where the category of a video is known; empty where there is no such video. */
export function pageOfSubject({ contentType, contentId }: Subject, category: string): string {
  if (contentType === "blog") return `/blog#${contentId}`;
  if (contentType === "media") return `/media?video=${contentId}`;
  const page = isVideoEvidence(category) ? "/media" : "/social-videos";
  return `${page}?video=${contentId}`;
}
