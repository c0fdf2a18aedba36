import { expect, test } from "vitest";
import { apiReads } from "../support/api-requests.ts";
import { postJson, send, startSite, typed } from "../support/site.ts";

startSite();

const cached: [path: string, tag: string][] = [
  ...apiReads.map(({ path, tag }): [string, string] => [path, tag]),
  ["/discussions/1", "discussion-1"],
  ["/discussions", "discussions"],
  ["/discussions/feed.xml", "discussions"],
  ["/discussions/2/feed.xml", "discussion-2"],
  ["/comments/blog/1", "comments-blog-1"],
  ["/api/discussions?q=sleep", "discussions"],
  ["/search?q=salt", "discussions"],
];

const sendWithEtag = (path: string, etag: string) =>
  send(path, { headers: { "If-None-Match": etag } });

test.each(cached)("lets the CDN keep %s under the tag %s and revalidate it", async (path, tag) => {
  const first = await send(path);
  const etag = first.headers.get("ETag") ?? "";
  const again = await sendWithEtag(path, `"other", ${etag.replace("W/", "")}`);

  expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
  expect(again.status).toBe(304);
  for (const { headers } of [first, again]) {
    expect(headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
    expect(headers.get("Netlify-CDN-Cache-Control")).toMatch(
      /durable.*stale-while-revalidate=86400/,
    );
    expect(headers.get("Netlify-Cache-Tag")).toBe(tag);
  }
});

test("changes the ETag when the content changes", async () => {
  const path = "/api/discussions/2/replies";
  const before = (await send(path)).headers.get("ETag") ?? "";
  expect((await sendWithEtag(path, before)).status).toBe(304);
  await postJson(path, typed);
  const after = await sendWithEtag(path, before);

  expect(after.status).toBe(200);
  expect(after.headers.get("ETag")).not.toBe(before);
  expect(await after.json()).toMatchObject([{ author: "Ada" }]);
});

test("responds to HEAD like GET, without a body", async () => {
  const get = await send("/api/blog");
  const head = await send("/api/blog", { method: "HEAD" });

  expect(head.headers.get("ETag")).toBe(get.headers.get("ETag"));
  expect(head.headers.get("Content-Type")).toBe("application/json; charset=utf-8");
  expect(await head.text()).toBe("");
});
