import { cachedByTag } from "../http/cache.ts";
import { uncached } from "../http/responses.ts";
import { postOf } from "./token.ts";

export interface ForWriter {
  /** The token in `?own=`, if it belongs to a post with the tag. */
  own: string | undefined;
  headers: Record<string, string>;
}

/** As `cachedByTag`, but a writer, whose private link is in `?own=`, sees the new post at once. */
export async function cachedForOthers(
  tag: string,
  query: string[],
  request: Request,
): Promise<ForWriter> {
  const own = new URL(request.url).searchParams.get("own") ?? "";
  const post = await postOf(own);
  if (post?.tags.includes(tag)) return { own, headers: uncached };
  return { own: undefined, headers: cachedByTag(tag, [...query, "own"], request) };
}
