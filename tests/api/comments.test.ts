import { expect, test } from "vitest";
import { database } from "../../src/server/db/client.ts";
import { comments } from "../../src/server/db/schema.ts";
import { comment } from "../support/posts.ts";
import { readPages, send, startSite } from "../support/site.ts";

startSite();

const store = (rows: Partial<typeof comments.$inferInsert>[]) =>
  database()
    .insert(comments)
    .values(rows.map((row) => ({ ...comment, ...row })));

test("lists the comments on one item oldest first, without the email address", async () => {
  await store([
    { content: "First" },
    { content: "Second" },
    { contentId: 5 },
    { contentType: "media" },
  ]);

  const response = await send("/api/comments?contentType=video&contentId=4");

  expect(response.status).toBe(200);
  expect(await response.json()).toEqual([
    { id: 1, author: "Ada", content: "First", createdAt: expect.stringMatching(/Z$/) },
    { id: 2, author: "Ada", content: "Second", createdAt: expect.stringMatching(/Z$/) },
  ]);
  expect(response.headers.get("Netlify-Cache-Tag")).toBe("comments-video-4");
});

test("returns a long list in linked pages of 100", async () => {
  await store(Array.from({ length: 101 }, (_, at) => ({ contentId: 7, content: `No. ${at + 1}` })));

  const [first, second, third] = await readPages("/api/comments?contentType=video&contentId=7");

  expect(first).toHaveLength(100);
  expect(second).toMatchObject([{ content: "No. 101" }]);
  expect(third).toBeUndefined();
});

test.each(["video&contentId=9999", "media&contentId=4", "blog&contentId=99"])(
  "returns 404 for contentType=%s, which does not exist, as posting a comment does",
  async (query) => {
    const response = await send(`/api/comments?contentType=${query}`);

    expect(response.status).toBe(404);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(await response.json()).toEqual({
      error: "The item you are commenting on does not exist",
    });
  },
);

test.each([
  ["", { contentType: "Required", contentId: "Expected an id" }],
  ["contentType=post&contentId=1", { contentType: "Expected one of video, media, blog" }],
  ["contentType=video", { contentId: "Expected an id" }],
  ["contentType=video&contentId=0", { contentId: "Expected an id" }],
  ["contentType=video&contentId=1;drop", { contentId: "Expected an id" }],
  ["contentType=video&contentId=1&after=x", { after: "Expected an id" }],
])("rejects ?%s and names each invalid field", async (query, fields) => {
  const response = await send(`/api/comments?${query}`);

  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ error: "Some fields are not valid", fields });
});
