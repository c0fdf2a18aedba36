import { readFile } from "node:fs/promises";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { lastFileId } from "../../src/collections/schemas/publication.ts";
import type { BlogPost } from "../../src/subjects/blog/schema.ts";
import { temporaryDirectory } from "../support/child-process.ts";
import { fixtureContent } from "../support/content.ts";
import { comment } from "../support/posts.ts";
import { publishFiles } from "../support/publish-files.ts";
import { getJson, postJson, query, send, startSite, typed } from "../support/site.ts";

startSite({ FEATURES: "comments" });

const temporary = await temporaryDirectory();
const publish = (collection: string, files: Record<string, object | string>) =>
  publishFiles(temporary, collection, files);

const notebook = await readFile(`${fixtureContent}/blog/1.md`, "utf8");
const video = JSON.parse(await readFile(`${fixtureContent}/videos/4.json`, "utf8"));
const photograph = JSON.parse(await readFile(`${fixtureContent}/evidence/101.json`, "utf8"));

const publishDiscussions = (files: Record<string, object | string>) =>
  publish("discussions", files);

const getPost = async (id: number): Promise<BlogPost> => getJson(`/api/blog/${id}`);

const file = {
  id: 1,
  title: "A new title",
  content: "New text",
  author: "Somebody else",
  email: "else@example.org",
  category: "weekly-discussions",
  views: 40,
  createdAt: "2025-04-01T09:00:00Z",
  updatedAt: "2025-04-02T09:00:00Z",
} as const;

test("updates a discussion from its file and keeps views and replies", async () => {
  await query(sql`UPDATE discussions SET views = 7 WHERE id = 1`);
  await postJson("/api/discussions/1/replies", typed);
  await publishDiscussions({ "1.json": file });

  expect(await getJson("/api/discussions/1")).toEqual({
    id: 1,
    title: "A new title",
    content: "New text",
    author: "Somebody else",
    category: "weekly-discussions",
    createdAt: "2025-04-01T09:00:00.000Z",
    updatedAt: "2025-04-02T09:00:00.000Z",
    replies: 1,
    views: 7,
  });
});

test("marks an example, and keeps only its replies once its file is gone", async () => {
  await publishDiscussions({ "51.json": { ...file, id: 51, sample: true } });
  const first = await getJson("/api/discussions/51");
  expect(first).toMatchObject({ title: "A new title", sample: true });
  await postJson("/api/discussions/51/replies", typed);
  await publishDiscussions({ "1.json": file });
  const [stored] = await query(
    sql`SELECT title, content, author, email FROM discussions WHERE id = 51`,
  );
  expect(stored).toEqual({ title: "", content: "", author: "", email: "" });
  expect(await getJson("/api/discussions/51")).toMatchObject({ deleted: true, replies: 1 });
  expect(await getJson("/api/discussions/51/replies")).toHaveLength(1);
  await publishDiscussions({ "51.json": { ...file, id: 51 } });
  const again = await getJson("/api/discussions/51");
  expect(again).toMatchObject({ title: "A new title", replies: 1 });
  expect(again).not.toHaveProperty("sample");
  expect(again).not.toHaveProperty("deleted");
});

test("never gives a visitor's discussion the id of a file", async () => {
  await publishDiscussions({ "last.json": { ...file, id: lastFileId } });
  const rows = await query(sql`INSERT INTO discussions (title, content, author, email, category)
    VALUES ('t', 'c', 'a', 'e', 'weekly-discussions') RETURNING id`);

  expect(rows).toEqual([{ id: lastFileId + 1 }]);
});

test("publishes nothing while a file has a mistake", async () => {
  const files = { "60.json": { ...file, id: 60 }, "61.json": { ...file, title: "" } };
  await expect(publishDiscussions(files)).rejects.toThrow(/61\.json:1 Title \(title\): is empty\./);
  expect((await send("/api/discussions/60")).status).toBe(404);
});

test("updates a post from its file and keeps likes and comments", async () => {
  await send("/api/blog/1/like", { method: "POST" });
  await postJson("/api/comments", { ...comment, contentType: "blog", contentId: 1 });
  await publish("blog", {
    "1.md": `---\nid: 1\ntitle: "New"\ntype: Humor\nexcerpt: Short.\ncreatedAt: 2025-05-03T09:00:00Z\n---\r\n\r\nOne.\r\nTwo.\r\n`,
  });

  expect(await getPost(1)).toEqual({
    id: 1,
    title: "New",
    type: "Humor",
    excerpt: "Short.",
    content: "One.\n\nTwo.",
    likes: 1,
    createdAt: "2025-05-03T09:00:00.000Z",
  });
  expect(await getJson("/api/comments?contentType=blog&contentId=1")).toHaveLength(1);
});

test("unpublishes a post whose file is missing or a draft, and restores it with its likes", async () => {
  await publish("blog", { "1.md": notebook });
  expect((await send("/api/blog/2")).status).toBe(404);
  expect((await send("/api/blog/2/like", { method: "POST" })).status).toBe(404);

  await publish("blog", { "1.md": notebook.replace("id: 1", "id: 1\ndraft: true") });
  expect((await send("/api/blog/1")).status).toBe(404);
  expect(await getJson("/api/blog")).toEqual([]);
  await publish("discussions", { "9.json": { ...file, id: 9, draft: true } });
  expect((await send("/api/discussions/9")).status).toBe(404);

  await publish("blog", { "1.md": notebook });
  expect(await getPost(1)).toMatchObject({ title: "Why I keep a notebook", likes: 1 });
});

test("accepts comments only on items that have a file", async () => {
  const on = async (contentType: string, contentId: number) =>
    (await postJson("/api/comments", { ...comment, contentType, contentId })).status;

  const draft = { ...video, draft: true };
  await publish("videos", { "new.json": { ...video, id: 40 }, "5.json": { ...draft, id: 5 } });
  expect([await on("video", 40), await on("video", 4), await on("video", 5)]).toEqual([
    201, 404, 404,
  ]);

  await publish("evidence", { "new.json": { ...photograph, id: 140 } });
  expect([await on("media", 140), await on("media", 101), await on("video", 4)]).toEqual([
    201, 404, 201,
  ]);
});
