import { eq } from "drizzle-orm";
import { isVideoEvidence } from "../lib/media-words.ts";
import type { Subject } from "../schemas/comment.ts";
import { database } from "./db/client.ts";
import { videos } from "./db/schema.ts";

/** The address of the page that shows what is commented on. A video is asked for its category. */
export async function subjectPage({ contentType, contentId }: Subject): Promise<string> {
  if (contentType === "blog") return `/blog#${contentId}`;
  if (contentType === "media") return `/media?video=${contentId}`;
  const [video] = await database()
    .select({ category: videos.category })
    .from(videos)
    .where(eq(videos.id, contentId));
  const page = video && isVideoEvidence(video.category) ? "/media" : "/social-videos";
  return `${page}?video=${contentId}`;
}
