import { expect, test, vi } from "vitest";
import * as comments from "../../functions/comments.ts";
import * as discussions from "../../functions/discussions.ts";
import * as likes from "../../functions/likes.ts";
import * as replies from "../../functions/replies.ts";
import * as views from "../../functions/views.ts";
import type { RequestContext } from "../../src/server/http/handle.ts";
import { comment, discussion, newKey } from "../support/posts.ts";
import { origin, startSite, typed } from "../support/site.ts";

startSite({ NETLIFY_PURGE_API_TOKEN: "token", SITE_ID: "site", FEATURES: "comments,discussions" });

const request = (body: object, headers = {}) =>
  new Request(`${origin}/somewhere`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

/** Somebody who asks for what has the id 1. */
const visit = (background: Promise<unknown>[], ip = "192.0.2.1"): RequestContext => ({
  ip,
  deploy: { context: "production" },
  params: { id: "1" },
  waitUntil: (promise) => background.push(promise),
});

/** Answers Netlify's own API; all other addresses are really fetched. */
function netlifyAnswers(status: number): { cache_tags: string[] }[] {
  const asked: { cache_tags: string[] }[] = [];
  const fetched = globalThis.fetch;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (url, init) => {
    if (!String(url).startsWith("https://api.netlify.com/")) return fetched(url, init);
    asked.push(JSON.parse(String(init?.body)));
    return new Response(null, { status });
  });
  return asked;
}

test.each([
  ["reply", replies, typed, ["discussion-1", "discussions"]],
  ["comment", comments, comment, ["comments-video-4"]],
  ["discussion", discussions, discussion, ["discussions", "discussion-10001"]],
])("a stored %s clears what shows it on the CDN, a repeated one does not", async (...given) => {
  const [, endpoint, body, cache_tags] = given;
  const asked = netlifyAnswers(202);
  const background: Promise<unknown>[] = [];
  const headers = newKey();
  for (const _ of [1, 2]) await endpoint.default(request(body, headers), visit(background));
  await Promise.all(background);

  expect(asked).toEqual([{ site_id: "site", cache_tags }]);
});

test("a like clears the blog and the post, a second one of the same visitor does not", async () => {
  const asked = netlifyAnswers(202);
  const background: Promise<unknown>[] = [];
  for (const _ of [1, 2]) await likes.default(request({}), visit(background));
  await Promise.all(background);

  expect(asked.map(({ cache_tags }) => cache_tags)).toEqual([["blog", "blog-1"]]);
});

test("a view clears nothing, or the CDN would keep nothing", async () => {
  const asked = netlifyAnswers(202);
  const background: Promise<unknown>[] = [];
  expect((await views.default(request({}), visit(background))).status).toBe(204);

  expect([asked, background]).toEqual([[], []]);
});

test("a CDN that refuses is no error of the visitor's", async () => {
  netlifyAnswers(500);
  const background: Promise<unknown>[] = [];
  const response = await replies.default(request(typed), visit(background));
  await Promise.all(background);

  expect(response.status).toBe(201);
  expect(vi.mocked(console.warn).mock.calls.join()).toContain("The CDN was not cleared");
});
