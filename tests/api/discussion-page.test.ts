import { sql } from "drizzle-orm";
import { parseHTML } from "linkedom";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import {
  type InitialThread,
  InitialThreadView,
} from "../../src/community/forum/threads/Thread.tsx";
import { maxLength } from "../../src/lib/input/limits.ts";
import { renderTemplate } from "../../src/server/http/template.ts";
import { getText, postForm, postJson, query, send, startSite, typed } from "../support/site.ts";

startSite();

const replies = "/api/discussions/1/replies";

test("shows the discussion, its replies and the form", async () => {
  await postJson(replies, { ...typed, content: "A first\nreply" });
  const response = await send("/discussions/1");
  const page = await response.text();

  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  expect(page).toContain("<title>How to use Medical Experiences | NTKOC</title>");
  expect(page).toContain('content="Use this space to describe');
  expect(page).toContain("Replies (1)");
  expect(page).toMatch(/<a [^>]*href="\/discussions">Back to Discussions<\/a>/);
  expect(page).toMatch(/id="reply-(\d+)".*Ada.*href="#reply-\1"><time.*>A first\nreply</s);
  expect(page).toContain('action="/discussions/1" method="post"');
  expect(dataIn(page)).toMatchObject({
    thread: { discussion: { id: 1 } },
  });
  expect(page).not.toMatch(/__[A-Z_]+__|<!--[a-z/]/);
  expect(page).not.toContain(typed.email);
});

test("returns 404 with a page for a discussion that does not exist", async () => {
  const response = await send("/discussions/4");
  const page = await response.text();
  const form = await postForm("/discussions/4", { ...typed, content: "Keep me" });
  const formPage = await form.text();

  expect(response.status).toBe(404);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(page).toContain("<title>Discussion Not Found | NTKOC</title>");
  expect(page).toContain("The discussion you&#x27;re looking for doesn&#x27;t exist.");
  expect(page).toContain('href="/discussions"');
  expect(page).not.toContain("Post Reply");
  expect(form.status).toBe(404);
  expect(formPage).toContain("Discussion not found");
  expect(formPage).toContain("Keep me");
});

test("lets search engines list a discussion at its own address", async () => {
  const page = await getText("/discussions/1?after=0");

  expect(page).toContain('name="robots" content="index, follow"');
  expect(page).toContain('rel="canonical" href="https://site.test/discussions/1"');
});

test("escapes values in attributes and in the title", () => {
  const filled = renderTemplate('<title>__PAGE_TITLE__</title><a title="__PAGE_TITLE__">', {
    words: { PAGE_TITLE: `"</title><b>'$&` },
    html: {},
  });
  const escaped = "&quot;&lt;/title&gt;&lt;b&gt;&#x27;$&amp;";

  expect(filled).toBe(`<title>${escaped}</title><a title="${escaped}">`);
});

/** Each prop of an island is `[type, value]`. */
function dataIn(page: string): InitialThread {
  const island = parseHTML(page).document.querySelector("astro-island");
  return JSON.parse(JSON.parse(island?.getAttribute("props") ?? "{}").served[1]);
}

test.each([
  `</script><script>alert(1)</script><!--thread--><!-- __THREAD__`,
  "&amp; &quot; & &#x27; \u2028\u2029 \n\t",
])("gives the island the same text as it shows: %s", async (content) => {
  await postJson(replies, { ...typed, content });
  const page = await getText("/discussions/1");
  const shown = dataIn(page).thread.pages[0]?.posts.at(-1);
  const api = JSON.parse(await getText(replies)).at(-1);

  expect(shown?.content).toBe(api.content);
  expect(page).not.toContain("<script>alert");
});

test("renders what the island renders from its data", async () => {
  const page = await getText("/discussions/1");
  const [, html] = /<astro-island[^>]*>([\s\S]*?)<\/astro-island>/.exec(page) ?? [];

  expect(html).toBe(renderToString(createElement(InitialThreadView, dataIn(page))));
});

test("accepts a form with the longest text in any script, returns a book, and rejects more", async () => {
  const send = (content: string) => postForm("/discussions/1", { ...typed, content });
  const book = "a".repeat(80_000);
  const refused = await send(book);

  expect((await send("ж".repeat(maxLength.content))).status).toBe(200);
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain(`>${book}</textarea>`);
  expect((await send(book + book)).status).toBe(413);
});

test("links pages of replies to each other", async () => {
  await query(sql`DELETE FROM discussion_replies WHERE discussion_id = 3`);
  await query(sql`
    INSERT INTO discussion_replies (id, discussion_id, author, email, content)
    SELECT id, 3, 'Ada', 'ada@example.org', 'No. ' || id || '.' FROM generate_series(5001, 5125) AS id`);
  await query(sql`UPDATE discussions SET replies = 125 WHERE id = 3`);
  const page = (search: string) => getText(`/discussions/3${search}`);
  const back = (text: string) => /href="([^"]*)"[^>]*>Earlier replies/.exec(text)?.[1];
  const first = await page("");
  const second = await page("?after=5050");
  const third = await page("?after=5100");

  expect(back(first)).toBeUndefined();
  expect(back(second)).toBe("/discussions/3#replies");
  expect(third).toContain("No. 5125.");
  expect(back(third)).toBe("/discussions/3?after=5050#replies");
  expect(third).not.toContain("More replies");
  expect(await page("?after=9999")).toContain("No more replies");
  expect(pageIn(first)).toEqual({ after: 0, previous: undefined, next: 5050 });
  expect(pageIn(second)).toEqual({ after: 5050, previous: 0, next: 5100 });
  expect(pageIn(await page("?reply=5125"))).toMatchObject({ after: 5124, next: undefined });
});

function pageIn(html: string) {
  const { thread, previous } = dataIn(html);
  const [page] = thread.pages;
  return { after: page?.after, previous, next: page?.next };
}
