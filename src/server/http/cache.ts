import { purgeCache } from "@netlify/functions";
import { readEnv } from "../env.ts";
import { uncached } from "./answers.ts";
import type { Visit } from "./handle.ts";

const tag = (discussion: number) => `discussion-${discussion}`;

/**
 * A browser asks again each time; the CDN keeps the answer until a reply is stored.
 * `?reply=<id>` asks for the answer that includes one's own new reply, so it is kept nowhere.
 */
export function cachedUntilReply(discussion: number, request: Request): Record<string, string> {
  if (new URL(request.url).searchParams.has("reply")) return uncached;
  return {
    "Cache-Control": "public, max-age=0, must-revalidate",
    "Netlify-CDN-Cache-Control": "public, durable, s-maxage=600, stale-while-revalidate=86400",
    "Netlify-Cache-Tag": tag(discussion),
    "Netlify-Vary": "query=after|reply",
  };
}

/** Clears what the CDN keeps of a discussion. Where that fails, it is out of date for a while. */
export async function purgeDiscussion(discussion: number, visit: Visit): Promise<void> {
  const token = readEnv().NETLIFY_PURGE_API_TOKEN;
  if (!token) return;
  const purged = purgeCache({ tags: [tag(discussion)], token }).catch((error: unknown) => {
    console.warn("The CDN was not cleared:", error instanceof Error ? error.message : error);
  });
  if (visit.waitUntil) visit.waitUntil(purged);
  else await purged;
}
