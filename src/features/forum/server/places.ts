import { type SQL, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { placePath } from "../../../lib/entry-paths.ts";
import type { CommentPlace, CommentType, Place } from "../../../lib/post-types.ts";
import { messagesOf } from "../../../lib/text-input.ts";
import { database } from "../../../server/db/client.ts";
import { blogPosts, discussions, mediaItems, videos } from "../../../server/db/schema.ts";
import { tags } from "../../../server/http/cache.ts";
import { HttpError } from "../../../server/http/http-error.ts";
import { readId } from "../../../server/http/pagination.ts";
import { areDiscussionsClosed } from "../../../server/site-settings.ts";
import { commentInput } from "../schema/post.ts";

const tables: Record<CommentType, typeof videos | typeof mediaItems | typeof blogPosts> = {
  video: videos,
  media: mediaItems,
  blog: blogPosts,
};

/** The title of the discussion, video, photograph or blog post that posts belong to; empty if there is none. */
export const placeTitle = (type: SQL, id: SQL): SQL => {
  const titleIn = (table: SQL) => sql`(SELECT title FROM ${table} t WHERE t.id = ${id})`;
  const cases = Object.entries(tables).map(
    ([name, table]) => sql`WHEN ${sql.raw(`'${name}'`)} THEN ${titleIn(sql`${table}`)}`,
  );
  return sql`coalesce(CASE ${type} ${sql.join(cases, sql` `)} ELSE ${titleIn(sql`${discussions}`)} END, '')`;
};

/** The tag of the posts at a place. */
export const tagAt = (place: Place): string =>
  place.type === "discussion" ? tags.discussion(place.id) : tags.comments(place);

/** The tags of the responses that change with a post. */
export const tagsAt = (place: Place): string[] =>
  place.type === "discussion" ? [tagAt(place), tags.discussions] : [tagAt(place)];

export const missingPlace = () =>
  new HttpError(404, "The item you are commenting on does not exist");

const placeInput = z.pick(commentInput, { contentType: true, contentId: true });

/** The place of comments that a URL or form names, or the errors in it. */
export function readPlace(contentType: unknown, contentId: string | null | undefined) {
  const { data, error } = placeInput.safeParse({ contentType, contentId: readId(contentId) });
  const place: CommentPlace | undefined = data && { type: data.contentType, id: data.contentId };
  return { place, errors: error ? messagesOf(error) : {} };
}

/** Selects one row if visitors can write there. */
export function selectPlace({ type, id }: Place): SQL {
  if (type === "discussion")
    return sql`SELECT title, sample FROM ${discussions} WHERE id = ${id}::int
      AND status = 'published' AND NOT locked AND NOT ${areDiscussionsClosed()}::boolean`;
  return sql`SELECT title, sample FROM ${tables[type]}
    WHERE id = ${id}::int ${type === "blog" ? sql`AND published` : sql``}`;
}

/** The columns of a post that name its place. */
export const columnsAt = ({ type, id }: Place): Record<string, string | number> =>
  type === "discussion" ? { discussion_id: id } : { content_type: type, content_id: id };

/** @returns undefined if the place does not exist or is not published */
export async function findPlace(place: CommentPlace) {
  const { rows } = await database().execute<{ title: string; sample: boolean }>(selectPlace(place));
  return rows[0] && { ...rows[0], page: placePath(place.type, place.id) };
}
