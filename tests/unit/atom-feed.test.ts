import { expect, test } from "vitest";
import { atomFeed } from "../../src/lib/call/atom-feed.ts";
import { readFeed } from "../support/read-feed.ts";

const site = { name: "A & B", url: "https://a.example.org" };
const channel = { title: "Posts", href: "/blog/feed.xml", page: "/blog" };
const entry = { title: "A post", path: "/blog/7", published: "2024-02-29", updated: "2024-03-01" };

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
