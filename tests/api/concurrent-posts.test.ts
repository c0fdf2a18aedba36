import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "../../src/server/db/client.ts";
import { kinds, newKey } from "../support/posts.ts";
import { postJson, startSite } from "../support/site.ts";

startSite({ FEATURES: "comments,discussions" });

test("fifty posts of each kind at once are fifty rows of each kind", async () => {
  const posts = Array.from({ length: 50 }, (_, index) =>
    kinds.map(({ path, body }) =>
      postJson(path, { ...body, content: `No. ${index}` }, newKey(), `192.0.2.${index}`),
    ),
  ).flat();
  const statuses = (await Promise.all(posts)).map(({ status }) => status);
  const counted = await database().execute(sql`SELECT replies FROM discussions WHERE id = 1`);

  expect(statuses).toEqual(Array(150).fill(201));
  expect(await rowsOf("discussion_replies")).toBe(50);
  expect(await rowsOf("comments")).toBe(50);
  expect(await rowsOf("discussions")).toBe(53);
  expect(counted.rows).toEqual([{ replies: 50 }]);
});

test("ten at once with one key are one, of each kind", async () => {
  for (const { path, body } of kinds) {
    const headers = newKey();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => postJson(path, body, headers)),
    );
    const stored = await Promise.all(answers.map((answer) => answer.json()));

    expect(new Set(stored.map(({ id }) => id)).size).toBe(1);
  }
  expect(await rowsOf("comments")).toBe(51);
});

test("twins with one key and two texts are one post and one refusal", async () => {
  for (const { path, body } of kinds) {
    const headers = newKey();
    const answers = await Promise.all(
      ["One", "Two"].map((content) => postJson(path, { ...body, content }, headers)),
    );

    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  }
});

async function rowsOf(table: string): Promise<number> {
  const { rows } = await database().execute(sql`SELECT 1 FROM ${sql.identifier(table)}`);
  return rows.length;
}
