import { sql } from "drizzle-orm";
import { type Reply, type ReplyInput, replyResponse } from "../../../schemas/reply.ts";
import { discussionReplies, discussions } from "../../db/schema.ts";
import { isoTime } from "../../db/timestamps.ts";
import { insertPost, mapSubmitted, type Sender, type Submitted } from "../posts/insert-post.ts";

/** A trigger updates the discussion's reply count. */
export async function insertReply(
  discussionId: number,
  { author, email, content }: ReplyInput,
  sender: Sender,
): Promise<Submitted<Reply>> {
  const post = {
    type: "reply" as const,
    into: discussionReplies,
    values: { discussion_id: discussionId, author, email, content },
    under: sql`SELECT id FROM ${discussions}
      WHERE status = 'published' AND NOT locked AND id = ${discussionId}::int`,
    shown: ["id", "author", "content", "created_at", "badge"],
  };
  return mapSubmitted(await insertPost(post, sender), (row) =>
    replyResponse.parse({
      ...row,
      createdAt: isoTime(row["created_at"]),
      badge: row["badge"] ?? undefined,
    }),
  );
}
