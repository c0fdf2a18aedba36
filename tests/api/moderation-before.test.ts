import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { kinds, newKey } from "../support/posts.ts";
import { getJson, getText, postJson, query, startSite } from "../support/site.ts";

startSite({ FEATURES: "comments,discussions", MODERATION: "before" });

const words = kinds[0].body;
const reads = [
  "/api/discussions/1/replies",
  "/discussions/1",
  "/api/discussions",
  "/api/comments?contentType=video&contentId=4",
];
const everything = async () =>
  (await Promise.all(reads.map(async (path) => getText(path)))).join("\n");
const replies = async () => (await getJson("/api/discussions/1")).replies;
test.each(kinds)("holds $kind, returns 202 and shows it only to its writer", async (kind) => {
  const content = `Held words ${kind.kind}`;
  const response = await postJson(kind.path, { ...kind.body, content });
  const answer = await response.json();

  expect(response.status).toBe(202);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(answer).toEqual({
    id: expect.any(Number),
    held: true,
    own: expect.stringMatching(/^\/own\/[\w-]+$/),
  });
  expect(await everything()).not.toContain(content);
  expect(await replies()).toBe(0);
  expect(await getText(answer.own)).toContain(content);
});

test.each(["/discussions/1", "/media/1"])(
  "states in the form of %s that moderators read posts first",
  async (path) => expect(await getText(path)).toContain("A moderator reads posts first."),
);

test("stores a repeated held post once, and returns it once it is published", async () => {
  const headers = newKey();
  const first = await (await postJson("/api/discussions/2/replies", words, headers)).json();
  const again = await postJson("/api/discussions/2/replies", words, headers);
  expect([again.status, await again.json()]).toEqual([202, first]);

  await query(sql`UPDATE discussion_replies SET status = 'published'`);
  const shown = await postJson("/api/discussions/2/replies", words, headers);
  expect(shown.status).toBe(201);
  expect(await shown.json()).toMatchObject({ author: "Ada", own: first.own });
  expect((await getJson("/api/discussions/2")).replies).toBe(1);
});
