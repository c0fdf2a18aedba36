import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { maxLength } from "../../src/schemas/limits.ts";
import { renderTemplate } from "../../src/server/http/template.ts";
import { getText, postForm, postJson, query, send, startSite, typed } from "../support/site.ts";

startSite();

const replies = "/api/discussions/1/replies";

test("shows the discussion, its replies and the form", async () => {
  await postJson(replies, { ...typed, content: "A first reply" });
  const response = await send("/discussions/1");
  const page = await response.text();

  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  expect(response.headers.get("Netlify-Cache-Tag")).toBe("discussion-1");
  expect(page).toContain("<title>How to use Medical Experiences | NTKOC</title>");
  expect(page).toContain('content="Use this space to describe');
  expect(page).toContain("Replies (1)");
  expect(page).toContain("A first reply");
  expect(page).toContain('action="/api/discussions/1/replies"');
  expect(page).toContain("{&quot;id&quot;:[0,&quot;1&quot;]}");
  expect(page).not.toMatch(/__[A-Z_]+__|<!--/);
  expect(page).not.toContain("example.org");
});

test.each(["abc", "4"])("returns 404 with a page for the discussion %s", async (id) => {
  const response = await send(`/discussions/${id}`);
  const page = await response.text();
  const form = await postForm(`/api/discussions/${id}/replies`, { ...typed, content: "Keep me" });
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

const canonical = (page: string) => /rel="canonical" href="([^"]*)"/.exec(page)?.[1];
const robots = (page: string) => /name="robots" content="([^"]*)"/.exec(page)?.[1];

test("lets search engines list a discussion at its own address", async () => {
  const page = await getText("/discussions/1?after=0");

  expect(robots(page)).toBe("index, follow");
  expect(canonical(page)).toBe("https://site.test/discussions/1");
});

test.each([
  "/discussions/4",
  "/discussions/abc",
  "/own/reply-unknown",
  "/report?kind=reply&id=1",
  "/report?kind=discussion&id=1",
])("keeps %s out of search engines", async (path) => {
  const page = await getText(path);

  expect(robots(page)).toBe("noindex");
  expect(canonical(page)).toBeUndefined();
});

test("shows hostile text as text", async () => {
  const content = `</script><script>alert(1)</script> $& $\` $1 <!--replies--> __FORM_TOKEN__ <!--reply-form-->`;
  await postJson("/api/discussions/3/replies", { ...typed, author: `"><img src=x>`, content });
  const page = await getText("/discussions/3");

  expect(page).toContain("&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt; $&amp; $` $1");
  expect(page).toContain("&lt;!--replies--&gt; __FORM_TOKEN__ &lt;!--reply-form--&gt;");
  expect(page).toContain("&quot;&gt;&lt;img src=x&gt;");
  expect(page).not.toContain("<script>");
  expect(page).not.toContain("<img");
});

test("escapes values in attributes and in the title", () => {
  const filled = renderTemplate('<title>__PAGE_TITLE__</title><a title="__PAGE_TITLE__">', {
    words: { PAGE_TITLE: `"</title><b>'$&` },
    html: {},
  });
  const escaped = "&quot;&lt;/title&gt;&lt;b&gt;&#x27;$&amp;";

  expect(filled).toBe(`<title>${escaped}</title><a title="${escaped}">`);
});

test("redirects a form to the page, which confirms the reply, shows its link and is not cached", async () => {
  const response = await postForm(replies, typed);
  const location = response.headers.get("Location") ?? "";
  const shown = await send(location.replace(/#.*/, ""));
  const page = await shown.text();

  expect(response.status).toBe(303);
  expect(location).toMatch(/^\/discussions\/1\?reply=(\d+)&own=reply-[\w-]{43}#reply-\1$/);
  expect(shown.headers.get("Cache-Control")).toBe("no-store");
  expect(page).toContain("Reply Posted");
  expect(page).toContain("Your reply has been posted successfully.");
  expect(page).toContain(`id="${location.split("#")[1]}"`);
  expect(page).toMatch(/href="\/own\/reply-[\w-]{43}"/);
});

test("does not confirm a reply that does not exist", async () => {
  expect(await getText("/discussions/1?reply=99999")).not.toContain("Reply Posted");
});

test("shows a refused form again with its text and each error", async () => {
  const typedIn = { author: "  ", email: `a"b`, content: "<b>Long story</b>", idempotencyKey: "n" };
  const response = await postForm(replies, typedIn);
  const page = await response.text();

  expect(response.status).toBe(400);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(page).toContain("<title>Reply | NTKOC</title>");
  expect(page).toContain('<a class="tap back screen" href="/discussions/1">');
  expect(page).toContain("String must contain at least 1 character(s)");
  expect(page).toContain("Invalid email");
  expect(page).toContain('value="a&quot;b"');
  expect(page).toContain("&lt;b&gt;Long story&lt;/b&gt;");
  expect(page).not.toContain("astro-island");
});

test("accepts a form with the longest text in any script, but not more than 16 KB", async () => {
  const form = { ...typed, content: "ж".repeat(maxLength.content) };

  expect((await postForm(replies, form)).status).toBe(303);
  expect((await postForm(replies, { ...typed, content: "a".repeat(17_000) })).status).toBe(413);
});

test("splits a long discussion into pages and shows a new reply on its page", async () => {
  await query(sql`INSERT INTO discussion_replies (discussion_id, author, email, content)
    SELECT 2, 'Ada', 'ada@example.org', 'Number ' || n || '.' FROM generate_series(1, 119) AS n`);
  const sent = { ...typed, content: "Number 120." };
  const last = await (await postJson("/api/discussions/2/replies", sent)).json();
  const first = await getText("/discussions/2");
  const next = /href="(\/discussions\/2\?after=\d+)#replies"/.exec(first)?.[1] ?? "";
  const second = await getText(next);
  const own = await getText(`/discussions/2?reply=${last.id}`);

  expect(first).toContain("Replies (120)");
  expect(first).toContain("Number 100.");
  expect(first).not.toContain("Number 101.");
  expect(second).toContain("Number 101.");
  expect(second).toContain("Number 120.");
  expect(second).not.toContain("Number 100.");
  expect(own).toContain("Number 120.");
  expect(own).toContain("Reply Posted");
});

test("links pages of replies to each other and numbers their replies", async () => {
  await query(sql`DELETE FROM discussion_replies WHERE discussion_id = 3`);
  await query(sql`
    INSERT INTO discussion_replies (id, discussion_id, author, email, content)
    SELECT id, 3, 'Ada', 'ada@example.org', 'No. ' || id || '.' FROM generate_series(5001, 5250) AS id`);
  await query(sql`UPDATE discussions SET replies = 250 WHERE id = 3`);
  const page = (search: string) => getText(`/discussions/3${search}`);
  const back = (text: string) => /href="([^"]*)"[^>]*>Earlier replies/.exec(text)?.[1];
  const [first, second, third] = [
    await page(""),
    await page("?after=5100"),
    await page("?after=5200"),
  ];

  expect(first).toMatch(/Replies 1 to 100 of 250/);
  expect(back(first)).toBeUndefined();
  expect(second).toMatch(/Replies 101 to 200 of 250/);
  expect(back(second)).toBe("/discussions/3#replies");
  expect(third).toContain("No. 5250.");
  expect(back(third)).toBe("/discussions/3?after=5100#replies");
  expect(third).not.toContain("More replies");
  expect(await page("?after=9999")).toContain("No more replies");
});
