import { type SQL, sql } from "drizzle-orm";
import {
  type Comment,
  type CommentInput,
  type CommentTarget,
  type CommentType,
  commentResponse,
} from "../../../schemas/comment.ts";
import { blogPosts, comments, mediaItems, videos } from "../../db/schema.ts";
import { isoTime } from "../../db/timestamps.ts";
import { insertPost, mapSubmitted, type Sender, type Submitted } from "../posts/insert-post.ts";

export async function insertComment(
  { author, email, content, contentType, contentId }: CommentInput,
  sender: Sender,
): Promise<Submitted<Comment>> {
  const post = {
    type: "comment" as const,
    into: comments,
    values: { content_type: contentType, content_id: contentId, author, email, content },
    under: targetQuery({ contentType, contentId }),
    shown: ["id", "author", "content", "created_at", "badge"],
  };
  return mapSubmitted(await insertPost(post, sender), (row) =>
    commentResponse.parse({
      ...row,
      createdAt: isoTime(row["created_at"]),
      badge: row["badge"] ?? undefined,
    }),
  );
}

const targetQueries: Record<CommentType, SQL> = {
  video: sql`SELECT id FROM ${videos} WHERE id = `,
  media: sql`SELECT id FROM ${mediaItems} WHERE id = `,
  blog: sql`SELECT id FROM ${blogPosts} WHERE published AND id = `,
};

const targetQuery = ({ contentType, contentId }: CommentTarget): SQL =>
  sql`${targetQueries[contentType]}${contentId}::int`;
