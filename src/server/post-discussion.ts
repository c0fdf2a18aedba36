import { sql } from "drizzle-orm";
import { type Discussion, type DiscussionInput, discussionAnswer } from "../schemas/discussion.ts";
import { discussions } from "./db/schema.ts";
import { isoTime } from "./iso-time.ts";
import { mapPosted, type Posted, type Sender, storePost } from "./store-post.ts";

/** Stores a discussion that a visitor starts, or says why not. */
export async function postDiscussion(
  { title, content, author, email, category }: DiscussionInput,
  sender: Sender,
): Promise<Posted<Discussion>> {
  const post = {
    into: discussions,
    values: { title, content, author, email, category },
    under: sql`SELECT`,
    shown: [
      ...["id", "title", "content", "author", "category", "replies", "views"],
      ...["created_at", "updated_at"],
    ],
  };
  return mapPosted(await storePost(post, sender), (row) =>
    discussionAnswer.parse({
      ...row,
      createdAt: isoTime(row["created_at"]),
      updatedAt: isoTime(row["updated_at"]),
    }),
  );
}
