import { sql } from "drizzle-orm";
import { type Reply, type ReplyInput, replyAnswer } from "../schemas/reply.ts";
import { discussionReplies, discussions } from "./db/schema.ts";
import { isoTime } from "./iso-time.ts";
import { mapPosted, type Posted, type Sender, storePost } from "./store-post.ts";

/** Stores a reply, or says why not. A trigger keeps the discussion's count. */
export async function postReply(
  discussionId: number,
  { author, email, content }: ReplyInput,
  sender: Sender,
): Promise<Posted<Reply>> {
  const post = {
    into: discussionReplies,
    values: { discussion_id: discussionId, author, email, content },
    under: sql`SELECT id FROM ${discussions}
      WHERE status = 'published' AND id = ${discussionId}::int`,
    shown: ["id", "author", "content", "created_at"],
  };
  return mapPosted(await storePost(post, sender), (row) =>
    replyAnswer.parse({ ...row, createdAt: isoTime(row["created_at"]) }),
  );
}
