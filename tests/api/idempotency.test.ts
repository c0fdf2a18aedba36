import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { asForm, comment, kinds, newKey } from "../support/posts.ts";
import { getJson, getText, postForm, postJson, query, startSite, typed } from "../support/site.ts";

startSite({ FEATURES: "comments,discussions" });

const count = async (table: string) =>
  (await query(sql`SELECT id FROM ${sql.identifier(table)}`)).length;
const statusesOf = (responses: Response[]) => responses.map(({ status }) => status);

describe.each(kinds)("$kind", ({ path, page, body, table }) => {
  test("is stored once if its key is repeated, even ten times at once", async () => {
    const before = await count(table);
    const headers = newKey();
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => postJson(path, body, headers)),
    );
    responses.push(await postJson(path, body, headers));
    const [first, ...others] = await Promise.all(responses.map((response) => response.json()));

    expect(statusesOf(responses)).toEqual(Array(11).fill(201));
    for (const other of others) expect(other).toEqual(first);
    expect(await count(table)).toBe(before + 1);
  });

  test("is rejected if its key was used with different content, before or at once", async () => {
    const headers = newKey();
    await postJson(path, body, headers);
    const before = await count(table);
    const changes = [
      { content: "Other" },
      { author: "Bea" },
      ...("title" in body ? [{ title: "Other" }, { category: "weekly-discussions" }] : []),
    ];
    for (const change of changes) {
      const response = await postJson(path, { ...body, ...change }, headers);
      expect(response.status).toBe(409);
      expect(await response.json()).toEqual({ error: expect.stringContaining("Idempotency-Key") });
    }
    expect(await count(table)).toBe(before);

    const newHeaders = newKey();
    const both = await Promise.all(
      ["One", "Two"].map((content) => postJson(path, { ...body, content }, newHeaders)),
    );
    expect(statusesOf(both).toSorted()).toEqual([201, 409]);
  });

  test("is stored once if its form is sent twenty times at once, and one answer has the link", async () => {
    const before = await count(table);
    const form = asForm({ ...body, author: "Plain" });
    const answers = await Promise.all(Array.from({ length: 20 }, () => postForm(page, form)));
    const texts = await Promise.all(answers.map((answer) => answer.text()));

    expect(statusesOf(answers)).toEqual(Array(20).fill(200));
    expect(texts.filter((text) => /href="\/own\/\w+-[\w-]{43}"/.test(text))).toHaveLength(1);
    expect(texts.filter((text) => text.includes("Already posted"))).toHaveLength(19);
    expect(await count(table)).toBe(before + 1);
  });

  test("is stored for each visitor who sends a form of the same cached page", async () => {
    const before = await count(table);
    // A key in the page would be the same for both.
    expect(await getText(page)).toBe(await getText(page));
    const form = asForm(body);
    await postForm(page, { ...form, author: "Cleo" }, {}, "198.51.100.1");
    await postForm(page, { ...form, author: "Dana" }, {}, "198.51.100.2");

    expect(await count(table)).toBe(before + 2);
  });

  test("is stored again with another address only if it is an hour old", async () => {
    const form = asForm({ ...body, author: "Guess" });
    await postForm(page, form);
    const before = await count(table);
    const guess = await postForm(page, { ...form, email: "guess@example.org" }, {}, "203.0.113.9");
    expect(await guess.text()).not.toMatch(/\/own\/\w+-/);
    expect(await count(table)).toBe(before);

    await query(sql`UPDATE ${sql.identifier(table)} SET created_at = now() - interval '61 minutes'
      WHERE author = 'Guess'`);
    await postForm(page, form);
    expect(await count(table)).toBe(before + 1);
  });

  test("is stored for each of ten visitors who send one at once", async () => {
    const before = await count(table);
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        postJson(path, { ...body, content: `No. ${index}` }, newKey(), `192.0.2.${index}`),
      ),
    );

    expect(statusesOf(responses)).toEqual(Array(10).fill(201));
    expect(await count(table)).toBe(before + 10);
    expect((await getJson("/api/discussions/1")).replies).toBe(await count("discussion_replies"));
  });
});

test.each([
  ["/api/discussions/1/replies", typed, "/api/discussions/3/replies", typed],
  ["/api/comments", comment, "/api/comments", { ...comment, contentId: 7 }],
])("accepts the same key for another target of %s", async (path, body, otherPath, other) => {
  const headers = newKey();
  const { id } = await (await postJson(path, body, headers)).json();

  expect((await (await postJson(otherPath, other, headers)).json()).id).not.toBe(id);
});
