import { expect, test, vi } from "vitest";
import * as replies from "../../functions/replies.ts";
import { startSite, typed } from "../setup/site.ts";

startSite({ NETLIFY_PURGE_API_TOKEN: "token", SITE_ID: "site" });

const post = (key: string, waitUntil: (promise: Promise<unknown>) => void) => {
  const headers = { "Content-Type": "application/json", "Idempotency-Key": key };
  const request = new Request("http://site.test/api/discussions/1/replies", {
    method: "POST",
    headers,
    body: JSON.stringify(typed),
  });
  return replies.default(request, { ip: "192.0.2.1", params: { id: "1" }, waitUntil });
};

/** Answers Netlify's own API; all other addresses are really fetched. */
function netlifyAnswers(status: number): unknown[] {
  const asked: unknown[] = [];
  const fetched = globalThis.fetch;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (url, init) => {
    if (!String(url).startsWith("https://api.netlify.com/")) return fetched(url, init);
    asked.push(JSON.parse(String(init?.body)));
    return new Response(null, { status });
  });
  return asked;
}

test("a stored reply clears its discussion on the CDN, a repeated one does not", async () => {
  const asked = netlifyAnswers(202);
  const background: Promise<unknown>[] = [];
  await post("once-and-again", (promise) => background.push(promise));
  await post("once-and-again", (promise) => background.push(promise));
  await Promise.all(background);

  expect(asked).toEqual([{ site_id: "site", cache_tags: ["discussion-1"] }]);
});

test("a CDN that refuses is no error of the visitor's", async () => {
  netlifyAnswers(500);
  const background: Promise<unknown>[] = [];
  const response = await post("another-key", (promise) => background.push(promise));
  await Promise.all(background);

  expect(response.status).toBe(201);
  expect(vi.mocked(console.warn).mock.calls.join()).toContain("The CDN was not cleared");
});
