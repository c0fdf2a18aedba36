import { purgeCache } from "@netlify/functions";
import type { Place } from "../../lib/posts/post-types.ts";
import { readEnv } from "../env.ts";
import type { RequestContext } from "./handle.ts";
import { uncached } from "./responses.ts";

/** Purging a tag removes the responses that depend on it from the CDN. */
export const tags = {
  blog: "blog",
  blogPost: (id: number) => `blog-${id}`,
  comments: ({ type, id }: Place) => `comments-${type}-${id}`,
  discussions: "discussions",
  discussion: (id: number) => `discussion-${id}`,
};

/** The CDN keeps the response until its tag is purged. @param query the parameters that change it */
export function cachedByTag(
  tag: string,
  query: string[],
  request: Request,
): Record<string, string> {
  if (!isPlain(new URL(request.url))) return uncached;
  return {
    "Cache-Control": "public, max-age=0, must-revalidate",
    "Netlify-CDN-Cache-Control": "public, durable, s-maxage=600, stale-while-revalidate=86400",
    "Netlify-Cache-Tag": tag,
    // Without a list, every parameter would be part of the cache key.
    "Netlify-Vary": `query=${query.join("|") || "none"}`,
  };
}

const pair = String.raw`(?:[\w-]+=[\w.~-]*|q=[\w.~-]+(?:(?:\+|%20)[\w.~-]+)*)`;
const plainQuery = new RegExp(`^(?:\\?${pair}(?:&${pair})*)?$`);

// Caches parse semicolons, `%61` and repeated names in different ways, so a visitor could choose what others get. A `+`
// in a search is safe: a cache takes it for a space or for `%2B`, which is never cached.
function isPlain({ search, searchParams }: URL): boolean {
  return plainQuery.test(search) && new Set(searchParams.keys()).size === searchParams.size;
}

/** If a purge fails, pages stay out of date for a while. */
export async function purge(changed: string[], context: RequestContext): Promise<void> {
  const token = readEnv().NETLIFY_PURGE_API_TOKEN;
  if (!token || changed.length === 0) return;
  const purged = purgeCache({ tags: changed, token }).catch((error: unknown) => {
    console.warn("Failed to purge the CDN:", error instanceof Error ? error.message : error);
  });
  if (context.waitUntil) context.waitUntil(purged);
  else await purged;
}
