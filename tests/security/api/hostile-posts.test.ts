import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { kinds } from "../../support/posts.ts";
import { readFeed } from "../../support/read-feed.ts";
import { getText, postJson, query, send, startSite } from "../../support/site.ts";

startSite({ FEATURES: "comments,discussions" });

const json = { "Content-Type": "application/json" };

describe.each(kinds)("$kind", ({ path, body }) => {
  test.each([
    "",
    "{",
    "null",
    "[]",
    '"text"',
    "7",
    "undefined",
    "{}}",
    "[{}]",
    '{"author":"A"',
    "[".repeat(8000),
  ])("rejects the body %.20s", async (text) => {
    const response = await postJson(path, text);

    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: expect.stringMatching(/JSON/) });
  });

  test("counts a four-byte character as one and stores it whole", async () => {
    const author = "𝔘".repeat(80);
    const content = "𝔘".repeat(3000);
    const response = await postJson(path, { ...body, author, content });

    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ author, content });
    expect((await postJson(path, { ...body, author: `${author}𝔘` })).status).toBe(400);
  });

  test("rejects a body that is not UTF-8", async () => {
    const bytes = new Uint8Array([123, 34, 255, 254, 125]);
    expect((await send(path, { method: "POST", headers: json, body: bytes })).status).toBe(400);
  });

  test.each(["short", "a".repeat(201), "with space", "ümlaut-key"])(
    "rejects the key %.20s",
    async (key) => {
      const response = await postJson(path, body, { "Idempotency-Key": key });

      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        fields: { "Idempotency-Key": expect.stringContaining("8 to 200") },
      });
    },
  );
});

test("shows hostile lists and links as text on every page", async () => {
  const content = [
    "- <img src=x onerror=alert(1)>",
    "1. [a](javascript:alert(1)) [b](/own/x) [c](//evil.example)",
    "[https://bank.example](https://evil.example) [d](https://bank.example@evil.example)",
    '[<b>](https://a.example/"onclick="x) [e](https://a.example\u200b.evil.example)',
  ].join("\n\n");
  const post = { author: "Ada", email: "ada@example.org", content };
  const title = "T";
  const started = { ...post, title, category: "weekly-discussions" };
  const { own } = await (await postJson("/api/discussions", started)).json();
  const [{ id } = {}] = await query(sql`SELECT max(id) AS id FROM discussions`);
  await postJson(`/api/discussions/${id}/replies`, post);
  await postJson("/api/comments", { ...post, contentType: "video", contentId: 5 });
  // The links make the post look like spam.
  for (const table of ["discussions", "discussion_replies", "comments"])
    await query(sql.raw(`UPDATE ${table} SET status = 'published'`));

  const pages = [`/discussions/${id}`, "/media/5", "/discussions", own];
  const texts = await Promise.all(pages.map(getText));
  for (const page of texts) {
    expect(page).toContain("&lt;img src=x");
    expect(page).not.toMatch(/<img|<b>|"onclick|href="(javascript|\/own\/x|\/\/|[^"]*@)/);
    expect(page).not.toMatch(/href="https:\/\/evil\.example[^>]*>https:\/\/bank/);
  }
  for (const path of ["/discussions/feed.xml", `/discussions/${id}/feed.xml`]) {
    const xml = await getText(path);
    const shown = readFeed(xml).entries.flatMap(({ title, content }) => [title, content]);
    expect(shown.join()).toContain("&lt;img src=x");
    expect(shown.join()).not.toMatch(/<img|<b>|"onclick|href="(javascript|\/own\/x|\/\/|[^"]*@)/);
  }
});
