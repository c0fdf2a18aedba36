import { type SQL, sql } from "drizzle-orm";
import { placePath } from "../../../lib/entry-paths.ts";
import { type CommentTarget, type CommentType, commentTypes } from "../../../schemas/comment.ts";
import { database } from "../../db/client.ts";
import { blogPosts, mediaItems, videos } from "../../db/schema.ts";
import { readId } from "../../http/pagination.ts";

export interface CommentTargetPage {
  title: string;
  sample: boolean;
  page: string;
}

const tables: Record<CommentType, typeof videos | typeof mediaItems | typeof blogPosts> = {
  video: videos,
  media: mediaItems,
  blog: blogPosts,
};

export const missingTarget = "The item you are commenting on does not exist";

type Typed = { [name in keyof CommentTarget]?: string | null | undefined };

/** @returns undefined unless both parts are valid */
export function readCommentTarget(typed: Typed): CommentTarget | undefined {
  const contentType = commentTypes.find((type) => type === typed.contentType);
  const contentId = readId(typed.contentId);
  return contentType && contentId ? { contentType, contentId } : undefined;
}

/** @returns undefined if the target does not exist or is not published */
export async function findCommentTarget(
  target: CommentTarget,
): Promise<CommentTargetPage | undefined> {
  const { rows } = await database().execute<{ title: string; sample: boolean }>(
    selectTarget(target),
  );
  return rows[0] && { ...rows[0], page: placePath(target.contentType, target.contentId) };
}

/** Selects the title of a target that visitors can see, and whether it is an example. */
export const selectTarget = ({ contentType, contentId }: CommentTarget): SQL => sql`
  SELECT title, sample FROM ${tables[contentType]}
  WHERE id = ${contentId}::int ${contentType === "blog" ? sql`AND published` : sql``}`;
