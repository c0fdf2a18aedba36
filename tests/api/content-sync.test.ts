import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { lastFileId } from "../../src/collections/schemas/publication.ts";
import { temporaryDirectory } from "../support/child-process.ts";
import { publishFiles } from "../support/publish-files.ts";
import { getJson, postJson, query, send, startSite, typed } from "../support/site.ts";

startSite();

const temporary = await temporaryDirectory();
const publish = (files: Record<string, object | string>) =>
  publishFiles(temporary, "discussions", files);

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
  await publish({ "1.json": file });

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
  await publish({ "51.json": { ...file, id: 51, sample: true } });
  const first = await getJson("/api/discussions/51");
  expect(first).toMatchObject({ title: "A new title", sample: true });
  await postJson("/api/discussions/51/replies", typed);
  await publish({ "1.json": file });
  const [stored] = await query(
    sql`SELECT title, content, author, email FROM discussions WHERE id = 51`,
  );
  expect(stored).toEqual({ title: "", content: "", author: "", email: "" });
  expect(await getJson("/api/discussions/51")).toMatchObject({ deleted: true, replies: 1 });
  expect(await getJson("/api/discussions/51/replies")).toHaveLength(1);
  await publish({ "51.json": { ...file, id: 51 } });
  const again = await getJson("/api/discussions/51");
  expect(again).toMatchObject({ title: "A new title", replies: 1 });
  expect(again).not.toHaveProperty("sample");
  expect(again).not.toHaveProperty("deleted");
});

test("adds a discussion with the views of its file and no replies", async () => {
  await publish({ "50.json": { ...file, id: 50 } });

  expect(await getJson("/api/discussions/50")).toMatchObject({ views: 40, replies: 0 });
});

test("never gives a visitor's discussion the id of a file", async () => {
  await publish({ "last.json": { ...file, id: lastFileId } });
  const rows = await query(sql`INSERT INTO discussions (title, content, author, email, category)
    VALUES ('t', 'c', 'a', 'e', 'weekly-discussions') RETURNING id`);

  expect(rows).toEqual([{ id: lastFileId + 1 }]);
});

test("reports the mistakes in all files and writes nothing", async () => {
  const mistakes = publish({
    "a.json": { ...file, id: 60 },
    "b.json": { ...file, id: 60 },
    "c.json": "{",
    "d.json": { ...file, title: "" },
  });

  await expect(mistakes).rejects.toThrow(
    /b\.json:1 Number \(id\): found 60, which .*a\.json already has\./,
  );
  await expect(mistakes).rejects.toThrow(/c\.json:1: a closing } is missing/);
  await expect(mistakes).rejects.toThrow(/d\.json:1 Title \(title\): is empty\./);
  expect((await send("/api/discussions/60")).status).toBe(404);
});
