import { sql } from "drizzle-orm";
import { type PostType, postTypes } from "../../../lib/posts/post-types.ts";
import { cachedByTag } from "../../../server/http/cache.ts";
import { uncached } from "../../../server/http/responses.ts";
import { hashOf, sign } from "../../../server/site-secret.ts";
import type { StoredPost } from "../schema/post.ts";
import { findPost } from "./stored-post.ts";

/** The same for a repeated key, because only its hash is stored. */
export const createPrivateLinkToken = (kind: PostType, key: string): string =>
  `${kind}-${sign("own", JSON.stringify([kind, key]))}`;

// Not in `post.ts`, because pages that only read posts would load the spam rules.
export async function postOf(token: string): Promise<StoredPost | undefined> {
  const [, name] = /^([a-z]+)-[\w-]{43}$/.exec(token) ?? [];
  const kind = postTypes.find((known) => known === name);
  return kind && findPost(kind, sql`p.secret = ${hashOf(token)}`);
}

/** A writer, whose private link is in `?own=`, sees the new post at once. */
export async function cachedForOthers(tag: string, query: string[], request: Request) {
  const own = new URL(request.url).searchParams.get("own") ?? "";
  const post = await postOf(own);
  return post?.tags.includes(tag) ? uncached : cachedByTag(tag, [...query, "own"], request);
}
