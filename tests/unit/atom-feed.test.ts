import { expect, test } from "vitest";
import { atomFeed } from "../../src/lib/atom-feed.ts";
import { readFeed } from "../support/read-feed.ts";

const site = { name: "A & B", url: "https://a.example.org" };
const channel = { title: "Posts", href: "/blog/feed.xml", page: "/blog" };
const entry = { title: "A post", path: "/blog/7", published: "2024-02-29", updated: "2024-03-01" };

test("has absolute addresses as ids, and the dates of each entry and of the last change", () => {
  const older = { ...entry, path: "/blog/6", updated: "2024-02-01T09:30:00Z" };

  expect(readFeed(atomFeed(site, channel, [entry, older]))).toMatchObject({
    id: "https://a.example.org/blog/feed.xml",
    self: "https://a.example.org/blog/feed.xml",
    page: "https://a.example.org/blog",
    updated: "2024-03-01T00:00:00.000Z",
    entries: [
      {
        id: "https://a.example.org/blog/7",
        link: "https://a.example.org/blog/7",
        published: "2024-02-29T00:00:00.000Z",
        updated: "2024-03-01T00:00:00.000Z",
      },
      { id: "https://a.example.org/blog/6", updated: "2024-02-01T09:30:00.000Z" },
    ],
  });
});

test("is identical each time if there are no entries", () => {
  expect(readFeed(atomFeed(site, channel, []))).toMatchObject({
    updated: "1970-01-01T00:00:00.000Z",
    entries: [],
  });
});

test("escapes texts once as XML, and titles and summaries also as HTML", () => {
  const hostile = `<b>"Fish" & 'chips'</b> ]]> ]]> <!-- &amp; &lt; 寄生虫 <script>canary()</script>`;
  const asHtml = `&lt;b&gt;"Fish" &amp; 'chips'&lt;/b&gt; ]]&gt; ]]&gt; &lt;!-- &amp;amp; &amp;lt; 寄生虫 &lt;script&gt;canary()&lt;/script&gt;`;
  const xml = atomFeed({ ...site, name: hostile }, { ...channel, title: hostile }, [
    { ...entry, title: hostile, author: hostile, summary: hostile },
  ]);
  const { title, entries } = readFeed(xml);

  expect(title).toBe(hostile);
  expect(entries).toMatchObject([{ title: asHtml, summary: asHtml, author: hostile }]);
  expect(xml).not.toMatch(/<script|<b>/);
});

test("removes characters that XML does not allow", () => {
  const text = "a\u0000b\u0007\u000b\u001b\ufffe\uffffc\ttab\u{1f49a}";
  const added = { ...entry, title: text, author: text, content: `<p>${text}</p>` };

  expect(readFeed(atomFeed(site, { ...channel, title: text }, [added]))).toMatchObject({
    title: "abc\ttab\u{1f49a}",
    entries: [
      {
        title: "abc\ttab\u{1f49a}",
        author: "abc\ttab\u{1f49a}",
        content: "<p>abc\ttab\u{1f49a}</p>",
      },
    ],
  });
});
