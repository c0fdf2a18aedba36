import { vi } from "vitest";
import { setEnv } from "../../src/server/env.ts";

/** Records the cache tags that the site purges from Netlify's CDN in this test. @param status of Netlify's responses */
export function recordPurges(status = 202): string[][] {
  const purged: string[][] = [];
  const realFetch = globalThis.fetch;
  setEnv({ NETLIFY_PURGE_API_TOKEN: "token", SITE_ID: "site" });
  vi.spyOn(globalThis, "fetch").mockImplementation(async (url, init) => {
    if (!String(url).startsWith("https://api.netlify.com/")) return realFetch(url, init);
    purged.push(JSON.parse(String(init?.body)).cache_tags);
    return new Response(null, { status });
  });
  return purged;
}
