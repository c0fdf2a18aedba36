import { type SQL, sql } from "drizzle-orm";
import { blogPosts, discussions, mediaItems, videos } from "../../../server/db/schema.ts";

/** The title of the discussion, video, photograph or blog post that posts belong to; empty if there is none. */
export const placeTitle = (type: SQL, id: SQL): SQL => sql`coalesce(CASE ${type}
  WHEN 'discussion' THEN (SELECT title FROM ${discussions} t WHERE t.id = ${id})
  WHEN 'video' THEN (SELECT title FROM ${videos} t WHERE t.id = ${id})
  WHEN 'media' THEN (SELECT title FROM ${mediaItems} t WHERE t.id = ${id})
  ELSE (SELECT title FROM ${blogPosts} t WHERE t.id = ${id}) END, '')`;
