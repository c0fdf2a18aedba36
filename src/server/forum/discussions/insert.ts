import { sql } from "drizzle-orm";
import {
  type Discussion,
  type DiscussionInput,
  discussionResponse,
} from "../../../schemas/discussion.ts";
import { discussions } from "../../db/schema.ts";
import { isoTime } from "../../db/timestamps.ts";
import { insertPost, mapSubmitted, type Sender, type Submitted } from "../posts/insert-post.ts";

export async function insertDiscussion(
  { title, content, author, email, category }: DiscussionInput,
  sender: Sender,
): Promise<Submitted<Discussion>> {
  const post = {
    type: "discussion" as const,
    into: discussions,
    values: { title, content, author, email, category },
    under: sql`SELECT`,
    shown: [
      ...["id", "title", "content", "author", "category", "replies", "views"],
      ...["created_at", "updated_at", "badge"],
    ],
  };
  return mapSubmitted(await insertPost(post, sender), (row) =>
    discussionResponse.parse({
      ...row,
      createdAt: isoTime(row["created_at"]),
      updatedAt: isoTime(row["updated_at"]),
      badge: row["badge"] ?? undefined,
    }),
  );
}
