import { purgeCache } from "@netlify/functions";
import type { CommentTarget } from "../../schemas/comment.ts";
import { readEnv } from "../env.ts";
import type { RequestContext } from "./handle.ts";
import { uncached } from "./responses.ts";

/** What an answer depends on: its names are cleared from the CDN when that changes. */
export const tags = {
  blog: "blog",
  post: (id: number) => `blog-${id}`,
  comments: ({ contentType, contentId }: CommentTarget) => `comments-${contentType}-${contentId}`,
  discussions: "discussions",
  discussion: (id: number) => `discussion-${id}`,
};

/**
 * A browser asks again each time; the CDN keeps the answer until its tag is cleared.
 * `?fresh=…` asks for an answer that is kept nowhere, by one who has just changed it.
 * @param query the parameters of the address that make it another answer
 */
export function cachedByTag(
  tag: string,
  query: string[],
  request: Request,
): Record<string, string> {
  const address = new URL(request.url);
  if (address.searchParams.has("fresh") || !isPlain(address)) return uncached;
  return {
    "Cache-Control": "public, max-age=0, must-revalidate",
    "Netlify-CDN-Cache-Control": "public, durable, s-maxage=600, stale-while-revalidate=86400",
    "Netlify-Cache-Tag": tag,
    "Netlify-Vary": `query=${[...query, "fresh"].join("|")}`,
  };
}

const plainQuery = /^(?:\?[\w-]+=[\w.~-]*(?:&[\w-]+=[\w.~-]*)*)?$/;

/**
 * Whether all read the query of an address alike. Caches part one in different ways: at a semicolon, at
 * a letter written as `%61`, at a name that stands twice. Where they read another page than we do, one
 * visitor could choose what the others get.
 */
function isPlain({ search, searchParams }: URL): boolean {
  return plainQuery.test(search) && new Set(searchParams.keys()).size === searchParams.size;
}

/**
 * As `cachedByTag`, for what shows a discussion. `?reply=<id>` asks for the answer that includes
 * one's own new reply, and `?own=<token>` for the page that shows one's private link, so those are
 * kept nowhere.
 */
export function cachedUntilReply(discussion: number, request: Request): Record<string, string> {
  const { searchParams } = new URL(request.url);
  if (searchParams.has("reply") || searchParams.has("own")) return uncached;
  return cachedByTag(tags.discussion(discussion), ["after", "reply", "own"], request);
}

/** Clears what the CDN keeps under these tags. Where that fails, it is out of date for a while. */
export async function purge(changed: string[], visit: RequestContext): Promise<void> {
  const token = readEnv().NETLIFY_PURGE_API_TOKEN;
  if (!token) return;
  const purged = purgeCache({ tags: changed, token }).catch((error: unknown) => {
    console.warn("The CDN was not cleared:", error instanceof Error ? error.message : error);
  });
  if (visit.waitUntil) visit.waitUntil(purged);
  else await purged;
}
