import { sql } from "drizzle-orm";
import { type PostType, postTypes } from "../../../lib/posts/post-types.ts";
import { cachedByTag } from "../../../server/http/cache.ts";
import { uncached } from "../../../server/http/responses.ts";
import { hashOf, sign } from "../../../server/site-secret.ts";
import { findPost, type StoredPost } from "./stored-post.ts";

/**
 * The same for a repeated request, because only its hash is stored.
 * @param sender the visitor, if others can have the key
 */
export const createPrivateLinkToken = (kind: PostType, key: string, sender: string): string =>
  `${kind}-${sign("own", JSON.stringify([kind, key, sender]))}`;

export function readPrivateLinkToken(token = ""): PostType | undefined {
  const kind = postTypes.find((known) => token.startsWith(`${known}-`));
  return kind && /^[a-z]+-[\w-]{43}$/.test(token) ? kind : undefined;
}

// Not in `post.ts`, because pages that only read posts would load the spam rules.
export async function postOf(token: string): Promise<StoredPost | undefined> {
  const kind = readPrivateLinkToken(token);
  return kind && findPost(kind, sql`p.secret = ${hashOf(token)}`);
}

/** Caches like `cachedByTag`, but a writer, whose private link is in `?own=`, sees the new post at once. `own` is then its token, and `post` the post. */
export async function cachedForOthers(tag: string, query: string[], request: Request) {
  const own = new URL(request.url).searchParams.get("own") ?? "";
  const post = await postOf(own);
  if (post?.tags.includes(tag)) return { own, post, headers: uncached };
  return { own: undefined, post: undefined, headers: cachedByTag(tag, [...query, "own"], request) };
}
