import { type SQL, sql } from "drizzle-orm";
import {
  type Comment,
  type CommentInput,
  type CommentType,
  commentAnswer,
  type Subject,
} from "../schemas/comment.ts";
import { blogPosts, comments, mediaItems, videos } from "./db/schema.ts";
import { isoTime } from "./iso-time.ts";
import { mapPosted, type Posted, type Sender, storePost } from "./store-post.ts";

/** Stores a comment under a video, a photograph or a published blog post, or says why not. */
export async function postComment(
  { author, email, content, contentType, contentId }: CommentInput,
  sender: Sender,
): Promise<Posted<Comment>> {
  const post = {
    into: comments,
    values: { content_type: contentType, content_id: contentId, author, email, content },
    under: subjectQuery({ contentType, contentId }),
    shown: ["id", "author", "content", "created_at"],
  };
  return mapPosted(await storePost(post, sender), (row) =>
    commentAnswer.parse({ ...row, createdAt: isoTime(row["created_at"]) }),
  );
}

const subjects: Record<CommentType, SQL> = {
  video: sql`SELECT id FROM ${videos} WHERE id = `,
  media: sql`SELECT id FROM ${mediaItems} WHERE id = `,
  blog: sql`SELECT id FROM ${blogPosts} WHERE published AND id = `,
};

const subjectQuery = ({ contentType, contentId }: Subject): SQL =>
  sql`${subjects[contentType]}${contentId}::int`;
