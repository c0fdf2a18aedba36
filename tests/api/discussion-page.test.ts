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
  expect(propsIn(page)).toMatchObject({
    saved: expect.stringMatching(/^\/own\/reply-[\w-]{43}$/),
    gone: "",
  });
});

/** The properties of all islands of a page. */
function propsIn(page: string): Record<string, string> {
  const found = page.matchAll(/props="([^"]*)"/g).map(([, text = ""]) => {
    const entries: [string, [number, string]][] = Object.entries(
      JSON.parse(text.replaceAll("&quot;", '"')),
    );
    return entries.map(([name, [, value]]) => [name, value]);
  });
  return Object.fromEntries([...found].flat());
}

test("gives its islands no private link that does not exist", async () => {
  const page = await getText(`/discussions/1?own=reply-${"a".repeat(43)}`);

  expect(propsIn(page)).toMatchObject({ saved: "", gone: "" });
});

test("does not confirm a reply that does not exist", async () => {
  expect(await getText("/discussions/1?reply=99999")).not.toContain("Reply Posted");
});

test("accepts a form with the longest text in any script, but not more than 16 KB", async () => {
  const form = { ...typed, content: "ж".repeat(maxLength.content) };

  expect((await postForm(replies, form)).status).toBe(303);
  expect((await postForm(replies, { ...typed, content: "a".repeat(17_000) })).status).toBe(413);
});

test("names the discussion in the heading of a refused reply", async () => {
  const refused = await postForm(replies, { ...typed, author: "" });
  const unknown = await postForm("/api/discussions/4/replies", typed);

  expect(headingOf(await refused.text())).toBe("Reply to: How to use Medical Experiences");
  expect(headingOf(await unknown.text())).toBe("Reply");
});

const headingOf = (page: string) => /<h1>([^<]*)<\/h1>/.exec(page)?.[1];

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
  expect(propsIn(first)).toMatchObject({ after: "0", previous: "", next: "5050" });
  expect(propsIn(second)).toMatchObject({ after: "5050", previous: "0", next: "5100" });
  expect(propsIn(await page("?reply=5125"))).toMatchObject({ after: "5124", next: "" });
  expect(await page("?reply=5125")).toMatch(/Reply Posted[\s\S]*No\. 5125\./);
});
