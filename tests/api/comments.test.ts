import { expect, test } from "vitest";
import { database } from "../../src/server/db/client.ts";
import { comments } from "../../src/server/db/schema.ts";
import { setEnv } from "../../src/server/env.ts";
import { asForm, comment } from "../support/posts.ts";
import { postForm, readPages, send, startSite } from "../support/site.ts";

startSite({ FEATURES: "comments" });

const store = (rows: Partial<typeof comments.$inferInsert>[]) =>
  database()
    .insert(comments)
    .values(rows.map((row) => ({ ...comment, ...row })));

const pageAt = async (path: string) => {
  const response = await send(path);
  return { status: response.status, headers: response.headers, text: await response.text() };
};

const textsIn = (page: string) =>
  [...page.matchAll(/<p dir="auto">([^<]*)<\/p>/g)].map(([, text]) => text);

test("shows comments oldest first, as text, without the email address", async () => {
  await store([
    { content: "First <b>" },
    { content: "Elsewhere", contentId: 5 },
    { content: "Second" },
  ]);
  const { status, text, headers } = await pageAt("/media/4");

  expect(status).toBe(200);
  expect(headers.get("Netlify-Cache-Tag")).toBe("comments-video-4");
  expect(headers.get("Netlify-Vary")).toBe("query=after|comment");
  expect(text).toContain("<title>Watch 4 | NTKOC</title>");
  expect(text).toContain("Comments (2)");
  expect(textsIn(text)).toEqual(["First &lt;b&gt;", "Second"]);
  expect(text).not.toContain("ada@example.org");
});

test("links pages of 100 comments, in HTML and JSON, and shows a new comment to its writer", async () => {
  await store(Array.from({ length: 101 }, (_, at) => ({ contentId: 7, content: `No. ${at + 1}` })));

  const first = await pageAt("/media/7");
  const [, next = ""] = /href="([^"]*\?after=[^"]*)">More comments/.exec(first.text) ?? [];
  expect(first.text).toContain("Comments (100+)");
  expect(next).toMatch(/^\/media\/7\?after=\d+#comments$/);
  expect(textsIn((await pageAt(next.replace(/#.*/, ""))).text)).toEqual(["No. 101"]);

  const [listed, more, end] = await readPages("/api/comments?contentType=video&contentId=7");
  expect(listed).toHaveLength(100);
  expect(more).toMatchObject([{ content: "No. 101" }]);
  expect(end).toBeUndefined();

  const form = asForm({ ...comment, contentId: 7, content: "No. 102" });
  const answer = await (await postForm("/media/7", form)).text();
  const [, path = ""] = /href="(\/media\/7\?comment=\d+)#comment-/.exec(answer) ?? [];
  expect(textsIn((await pageAt(path)).text)).toEqual(["No. 102"]);
});

test("shows the title of a blog post and links back to it", async () => {
  const { status, text } = await pageAt("/comments/blog/1");

  expect(status).toBe(200);
  expect(text).toContain('href="/blog/1"');
  expect(text).toMatch(/<title>Comments on [^<]+ \| NTKOC<\/title>/);
  expect(text).toContain("No comments yet");
  expect(text).toMatch(/<summary[^>]*>Add Comment<\/summary>/);
});

test("disables the button while comments are closed, and does not confirm a comment that is not there", async () => {
  setEnv({ FEATURES: "none" });
  const { text } = await pageAt("/comments/blog/2?comment=1");
  setEnv({ FEATURES: "comments" });

  expect(text).toContain("Comments feature is currently in development");
  expect(text).toContain('disabled="">Add Comment (Coming Soon)</button>');
  expect(text).not.toContain("Comment posted");
});

test("returns 404 for a post or a video that does not exist", async () => {
  const post = await pageAt("/comments/blog/99");
  const video = await pageAt("/media/9999");
  const list = await pageAt("/api/comments?contentType=video&contentId=9999");

  for (const { status, headers } of [post, video, list])
    expect([status, headers.get("Cache-Control")]).toEqual([404, "no-store"]);
  expect(post.text).toContain("There is nothing here to comment on.");
  expect(video.text).toContain("404 Page Not Found");
  expect(JSON.parse(list.text)).toEqual({ error: "The item you are commenting on does not exist" });
});

test.each([
  ["", { contentType: "Required", contentId: "Expected an id" }],
  ["contentType=video&contentId=1;drop", { contentId: "Expected an id" }],
  ["contentType=video&contentId=1&after=x", { after: "Expected an id" }],
])("rejects ?%s and names each invalid field", async (query, fields) => {
  const response = await send(`/api/comments?${query}`);

  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ error: "Some fields are not valid", fields });
});
