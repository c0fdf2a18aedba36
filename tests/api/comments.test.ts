import { expect, test } from "vitest";
import { database } from "../../src/server/db/client.ts";
import { comments } from "../../src/server/db/schema.ts";
import { send, startSite } from "../support/site.ts";

startSite();

type Row = typeof comments.$inferInsert;
const store = (rows: Partial<Row>[]) =>
  database()
    .insert(comments)
    .values(
      rows.map((row) => ({
        author: "Ada",
        email: "ada@example.org",
        content: "Thank you",
        contentType: "video" as const,
        contentId: 4,
        ...row,
      })),
    );

test("comments are answered oldest first, without the e-mail, and of this subject only", async () => {
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

test("where nobody has commented, the list is empty", async () => {
  const response = await send("/api/comments?contentType=blog&contentId=1");
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual([]);
});

test("a long list comes in pages that lead on to each other", async () => {
  await store(Array.from({ length: 101 }, (_, at) => ({ contentId: 7, content: `No. ${at + 1}` })));

  const first = await send("/api/comments?contentType=video&contentId=7");
  const [, next = ""] = /^<(.+)>; rel="next"$/.exec(first.headers.get("Link") ?? "") ?? [];
  const second = await send(next);

  expect(await first.json()).toHaveLength(100);
  expect(await second.json()).toMatchObject([{ content: "No. 101" }]);
  expect(second.headers.get("Link")).toBeNull();
});

const wrong: [string, object][] = [
  ["", { contentType: "Expected one of video, media, blog", contentId: "Expected an id" }],
  ["contentType=post&contentId=1", { contentType: "Expected one of video, media, blog" }],
  ["contentType=video", { contentId: "Expected an id" }],
  ["contentType=video&contentId=0", { contentId: "Expected an id" }],
  ["contentType=video&contentId=1;drop", { contentId: "Expected an id" }],
  ["contentType=video&contentId=1&after=x", { after: "Expected an id" }],
];

for (const [query, fields] of wrong)
  test(`?${query} is refused, and what is wrong is named`, async () => {
    const response = await send(`/api/comments?${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: "Some fields are not valid", fields });
  });

test("only reading and posting are known here", async () => {
  const response = await send("/api/comments", { method: "DELETE" });
  expect(response.status).toBe(405);
  expect(response.headers.get("Allow")).toBe("GET, HEAD, POST");
});
