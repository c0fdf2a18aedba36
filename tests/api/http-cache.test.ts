import { expect, test } from "vitest";
import { postJson, send, startSite, typed } from "../support/site.ts";

startSite();

const kept = [
  ["/api/blog", "blog"],
  ["/api/blog/1", "blog-1"],
  ["/api/comments?contentType=video&contentId=4", "comments-video-4"],
  ["/api/discussions", "discussions"],
  ["/api/discussions/1", "discussion-1"],
  ["/api/discussions/1/replies", "discussion-1"],
  ["/discussions/1", "discussion-1"],
  ["/discussions", "discussions"],
  ["/comments/video/4", "comments-video-4"],
] as const;

const askAgain = (path: string, etag: string) => send(path, { headers: { "If-None-Match": etag } });

test.each(kept)(
  "the CDN keeps %s under the tag %s, and is told where it is still right",
  async (path, tag) => {
    const first = await send(path);
    const etag = first.headers.get("ETag") ?? "";
    const again = await askAgain(path, `"other", ${etag.replace("W/", "")}`);

    expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
    // A page with a form has a number of its own for each time it is made; the CDN keeps one.
    expect(again.status).toBe(path === "/discussions/1" ? 200 : 304);
    for (const { headers } of [first, again]) {
      expect(headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
      expect(headers.get("Netlify-CDN-Cache-Control")).toMatch(
        /durable.*stale-while-revalidate=86400/,
      );
      expect(headers.get("Netlify-Cache-Tag")?.split(",")).toContain(tag);
    }
  },
);

test("an answer that has changed has another name, and comes whole", async () => {
  const path = "/api/discussions/2/replies";
  const before = (await send(path)).headers.get("ETag") ?? "";
  expect((await askAgain(path, before)).status).toBe(304);
  await postJson(path, typed);
  const after = await askAgain(path, before);

  expect(after.status).toBe(200);
  expect(after.headers.get("ETag")).not.toBe(before);
  expect(await after.json()).toMatchObject([{ author: "Ada" }]);
});

test("what nobody keeps has no name, and neither has a refusal or a write", async () => {
  const path = "/api/discussions/3/replies";
  const posted = await postJson(path, typed);
  for (const answer of [posted, await send(`${path}?fresh=1`), await send("/api/blog/999")])
    expect(answer.headers.get("ETag")).toBeNull();
});

test("HEAD names the same as GET, without a body", async () => {
  const [get, head] = [await send("/api/blog"), await send("/api/blog", { method: "HEAD" })];
  expect(head.headers.get("ETag")).toBe(get.headers.get("ETag"));
  expect(await head.text()).toBe("");
});
