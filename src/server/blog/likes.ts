import { sql } from "drizzle-orm";
import { likesOfNetwork } from "../../schemas/limits.ts";
import { blogPosts, postLikes } from "../db/schema.ts";
import { type Counted, countOnce } from "../visitors/daily-counter.ts";
import { networkLimits, visitorId } from "../visitors/visitor-id.ts";

export const likePost = async (id: number, ip: string): Promise<Counted | undefined> =>
  countOnce({
    target: sql`SELECT id, likes AS total FROM ${blogPosts} WHERE published AND id = ${id}::int
      FOR NO KEY UPDATE`,
    counts: postLikes,
    of: sql`post_id`,
    raise: sql`UPDATE ${blogPosts} SET likes = likes + 1`,
    visitor: await visitorId(ip),
    limits: await networkLimits(`like:${id}`, ip, likesOfNetwork),
  });
