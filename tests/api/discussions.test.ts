import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Discussion } from "../../src/schemas/discussion.ts";
import { database } from "../../src/server/db/client.ts";
import { postJson, send, startSite, typed } from "../support/site.ts";

startSite();

const path = "/api/discussions";
const list = async (query = ""): Promise<Discussion[]> => (await send(`${path}${query}`)).json();

/** Discussions of one category, each a second older than the one before, in 2020. */
const store = (from: number, count: number, category: string, content = "Text") =>
  database().execute(sql`
    INSERT INTO discussions (id, title, content, author, email, category, created_at, updated_at)
    SELECT id, 'No. ' || id, ${content}::text, 'Ada', 'ada@example.org', ${category}::text, moment, moment
    FROM generate_series(${from}::int, ${from + count - 1}::int) AS id,
      LATERAL (SELECT timestamptz '2020-01-01' - make_interval(secs => id) AS moment) AS at`);

test("the list is newest first, with everything but the e-mail", async () => {
  const response = await send(path);

  expect(response.status).toBe(200);
  expect(response.headers.get("Link")).toBeNull();
  expect(response.headers.get("Netlify-Cache-Tag")).toBe("discussions");
  expect(response.headers.get("Netlify-Vary")).toBe("query=category|after|fresh");
  const discussions: Discussion[] = await response.json();
  expect(discussions.map(({ id }) => id)).toEqual([3, 2, 1]);
  expect(discussions[0]).toEqual({
    id: 3,
    title: "This week: preparing for an appointment",
    content: expect.stringContaining("Each week I ask everyone one question"),
    author: "The creator",
    category: "weekly-discussions",
    createdAt: "2025-03-17T09:00:00.000Z",
    updatedAt: "2025-03-17T09:00:00.000Z",
    replies: 0,
    views: 0,
  });
});

test("one category is asked for by its id, and all of them by nothing", async () => {
  expect((await list("?category=weekly-discussions")).map(({ id }) => id)).toEqual([3]);
  expect((await list("?category=")).map(({ id }) => id)).toEqual([3, 2, 1]);
});

test.each(["news", "weekly", "Weekly-Discussions", "%00", "weekly-discussions'--"])(
  "the category %j is refused, and the known ones are named",
  async (category) => {
    const response = await send(`${path}?category=${category}`);

    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      error: "Some fields are not valid",
      fields: {
        category: "Expected one of medical-experiences, community-feedback, weekly-discussions",
      },
    });
  },
);

test.each(["abc", "-1", "1e3", "2147483648"])("no page starts after %j", async (after) => {
  expect((await send(`${path}?after=${after}`)).status).toBe(400);
});

test("a reply shows in the count of the list", async () => {
  await postJson(`${path}/1/replies`, typed);

  expect((await list()).find(({ id }) => id === 1)?.replies).toBe(1);
});

test("a long text is cut after a word, a short one is whole", async () => {
  const words = `${"a word ".repeat(60)}𝔄`;
  await store(500, 1, "community-feedback", words);
  await store(501, 1, "community-feedback", "𝔄".repeat(300));
  await store(502, 1, "community-feedback", "𝔄".repeat(301));
  const text = async (id: number) => (await list()).find((one) => one.id === id)?.content;

  expect(await text(500)).toMatch(/^(a word )+a…$/);
  expect((await text(500))?.length).toBeLessThanOrEqual(301);
  expect(await text(501)).toBe("𝔄".repeat(300));
  expect(await text(502)).toBe(`${"𝔄".repeat(300)}…`);
  await database().execute(sql`DELETE FROM discussions WHERE id BETWEEN 500 AND 502`);
});

test("a long list comes in pages of 20 that lead on to each other, also within a category", async () => {
  await store(1001, 45, "weekly-discussions");
  await store(2001, 10, "community-feedback");
  // Several at one moment stay in one order.
  await database().execute(
    sql`UPDATE discussions SET created_at = '2019-06-01' WHERE id BETWEEN 1015 AND 1025`,
  );

  const [all, weekly] = [await pages(path), await pages(`${path}?category=weekly-discussions`)];
  const { rows } = await database().execute<{ id: number }>(
    sql`SELECT id FROM discussions ORDER BY created_at DESC, id DESC`,
  );

  expect(all.map((page) => page.length)).toEqual([20, 20, 18]);
  expect(all.flat()).toEqual(rows.map(({ id }) => id));
  expect(weekly.map((page) => page.length)).toEqual([20, 20, 6]);
  expect(new Set(weekly.flat()).size).toBe(46);
});

async function pages(first: string): Promise<number[][]> {
  const found: number[][] = [];
  let next: string | undefined = first;
  while (next) {
    const response: Response = await send(next);
    const page: Discussion[] = await response.json();
    found.push(page.map(({ id }) => id));
    next = /^<(.+)>; rel="next"$/.exec(response.headers.get("Link") ?? "")?.[1];
  }
  return found;
}

test("a page after something that is gone is empty", async () => {
  expect(await list("?after=9999")).toEqual([]);
});
