import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { lastFileId } from "../../src/collections/schemas/publication.ts";
import { database } from "../../src/server/db/client.ts";
import { temporaryDirectory } from "../support/child-process.ts";
import { publishFiles } from "../support/publish-files.ts";
import { postJson, send, startSite, typed } from "../support/site.ts";

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

test("a published file changes what the creator wrote, and leaves views and replies alone", async () => {
  await database().execute(sql`UPDATE discussions SET views = 7 WHERE id = 1`);
  await postJson("/api/discussions/1/replies", typed);
  await publish({ "1.json": file });

  expect(await (await send("/api/discussions/1")).json()).toEqual({
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

test("a new file starts with its own views and no replies", async () => {
  await publish({ "50.json": { ...file, id: 50 } });

  expect(await (await send("/api/discussions/50")).json()).toMatchObject({ views: 40, replies: 0 });
});

test("a discussion from the database never gets the id of a file", async () => {
  await publish({ "last.json": { ...file, id: lastFileId } });
  const { rows } = await database().execute(
    sql`INSERT INTO discussions (title, content, author, email, category)
      VALUES ('t', 'c', 'a', 'e', 'weekly-discussions') RETURNING id`,
  );

  expect(rows).toEqual([{ id: lastFileId + 1 }]);
});

test("an empty folder publishes nothing", async () => {
  await expect(publish({})).resolves.toBeUndefined();
});

test.each<[string, object, string]>([
  [
    "a missing field",
    { ...file, title: undefined },
    "Title (title): is missing. Expected text of 1 to 200",
  ],
  ["an unknown field", { ...file, likes: 3 }, "likes: there is no such field"],
  [
    "a wrong category",
    { ...file, category: "news" },
    'Category (category): found "news". Expected one of medical-exp',
  ],
  [
    "a wrong e-mail",
    { ...file, email: "x" },
    'Email (email): found "x". Expected an email address',
  ],
  [
    "an id of a visitor's",
    { ...file, id: 10_001 },
    "Number (id): found 10001. Expected a whole number from 1 to 10000",
  ],
  [
    "a wrong time",
    { ...file, createdAt: "1 May" },
    'Started (createdAt): found "1 May". Expected a date and time in UTC',
  ],
  [
    "times in the wrong order",
    { ...file, updatedAt: "2025-01-01T00:00:00Z" },
    "Changed (updatedAt): found",
  ],
  [
    "negative views",
    { ...file, views: -1 },
    "Views (views): found -1. Expected a whole number from 0 to",
  ],
])(
  "%s is named with file, field, what was found and what was expected",
  async (_name, wrong, message) => {
    await expect(publish({ "wrong.json": wrong })).rejects.toThrow(`wrong.json:1 ${message}`);
  },
);

test("every mistake in every file is said at once, and nothing is written", async () => {
  const mistakes = publish({
    "a.json": { ...file, id: 60 },
    "b.json": { ...file, id: 60 },
    "c.json": "{",
    "d.json": { ...file, title: "" },
  });

  await expect(mistakes).rejects.toThrow(
    /b\.json:1 Number \(id\): found 60\. Expected a number that .*a\.json/,
  );
  await expect(mistakes).rejects.toThrow(/c\.json:1: a closing } is missing/);
  await expect(mistakes).rejects.toThrow(/d\.json:1 Title \(title\): is empty\./);
  expect((await send("/api/discussions/60")).status).toBe(404);
});
