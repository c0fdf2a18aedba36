import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { weeklyDiscussion } from "../support/posts.ts";
import { getJson, postJson, query, readPages, send, startSite, typed } from "../support/site.ts";

startSite();

const isoTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

test("returns a discussion without the email address", async () => {
  expect(await getJson("/api/discussions/3")).toEqual(weeklyDiscussion);
});

test("lists replies oldest first, without the email address", async () => {
  const path = "/api/discussions/1/replies";
  for (const content of ["First", "Second"]) await postJson(path, { ...typed, content });
  const response = await send(path);

  expect(response.headers.get("Link")).toBeNull();
  expect(await response.json()).toEqual([
    { id: expect.any(Number), author: "Ada", content: "First", createdAt: isoTime },
    { id: expect.any(Number), author: "Ada", content: "Second", createdAt: isoTime },
  ]);
});

test("returns a long list in linked pages of 100", async () => {
  await query(sql`INSERT INTO discussion_replies (discussion_id, author, email, content)
    SELECT 2, 'Ada', 'ada@example.org', 'Reply ' || n FROM generate_series(1, 201) AS n`);
  const contents = Array.from({ length: 201 }, (_, index) => `Reply ${index + 1}`);
  const pages = await readPages<{ content: string }>("/api/discussions/2/replies");

  expect(pages.map((page) => page.length)).toEqual([100, 100, 1]);
  expect(pages.flat().map(({ content }) => content)).toEqual(contents);
});
