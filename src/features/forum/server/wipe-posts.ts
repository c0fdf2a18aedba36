import { type SQL, sql } from "drizzle-orm";
import type { PostType } from "../../../lib/post-types.ts";
import { reports } from "../../../server/db/schema.ts";
import { columnsOf, tableOf } from "./stored-post.ts";

/** Deletes the text of posts `p`, and of the reports about them. @param also more columns to set @returns the posts */
export const wipePosts = (kind: PostType, condition: SQL, also = sql``): SQL => sql`
  WITH wiped AS (
    UPDATE ${tableOf[kind]} p SET ${kind === "discussion" ? sql`title = '',` : sql``}
      author = '', email = '', content = '', deleted_at = now(), version = version + 1, waiting = false, notify = false,
      crisis = false, reports = 0, score = 0, reasons = '', fingerprint = NULL ${also}
    WHERE ${condition} RETURNING ${columnsOf(kind)}
  ), unquoted AS (
    UPDATE ${reports} r SET reason = '' FROM wiped WHERE r.kind = wiped.kind AND r.post_id = wiped.id
  ) SELECT * FROM wiped`;
