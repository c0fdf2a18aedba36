import { sql } from "drizzle-orm";
import { blogPosts, postLikes } from "../../../server/db/schema.ts";
import { type Counted, countOnce } from "../../../server/visitors/daily-counter.ts";
import { visitorId } from "../../../server/visitors/visitor-id.ts";

export const likePost = async (id: number, ip: string): Promise<Counted | undefined> =>
  countOnce({
    target: sql`SELECT id, likes AS total FROM ${blogPosts} WHERE published AND id = ${id}::int
      FOR NO KEY UPDATE`,
    counts: postLikes,
    of: sql`post_id`,
    raise: sql`UPDATE ${blogPosts} SET likes = likes + 1`,
    visitor: visitorId(ip),
  });
