import { sql } from "drizzle-orm";
import { reportsThatHold } from "../../../schemas/limits.ts";
import { postTypes } from "../../../schemas/post-type.ts";
import { tableOf } from "../../forum/posts/stored-post.ts";

const held = postTypes.map(
  (kind) => sql`SELECT FROM ${tableOf[kind]}
    WHERE waiting AND status = 'held' AND reports >= ${reportsThatHold}::int`,
);

/** The number of posts that reports hide until a moderator decides, as an expression. */
export const heldByReports = sql`(
  SELECT count(*)::int FROM (${sql.join(held, sql` UNION ALL `)}) AS held_posts)`;
