import { expect, test } from "vitest";
import {
  type BlogNode,
  parseBlogPost,
  plainBlogPost,
} from "../../src/collections/files/blog-text.ts";

const shown = (nodes: BlogNode[]): unknown[] =>
  nodes
    .filter((node) => typeof node !== "string" || node.trim() !== "")
    .map((node) => (typeof node === "string" ? node : [node.tag, ...shown(node.children)]));

const post = (...lines: string[]) => shown(parseBlogPost(lines.join("\n")));

const elements = (nodes: BlogNode[]): Exclude<BlogNode, string>[] =>
  nodes.flatMap((node) => (typeof node === "string" ? [] : [node, ...elements(node.children)]));

test("shows plain text as before: each line is a paragraph, and nothing else changes", () => {
  expect(post('"One" isn\'t 2 < 3 & {4}.', "", "Two.", "Three.")).toEqual([
    ["p", '"One" isn\'t 2 < 3 & {4}.'],
    ["p", "Two."],
    ["p", "Three."],
  ]);
});

test("keeps a line in its paragraph after two spaces or a backslash", () => {
  expect(post("Rose  ", "Lily\\", "Tulip", "*Ivy*")).toEqual([
    ["p", "Rose", ["br"], "Lily", ["br"], "Tulip"],
    ["p", ["em", "Ivy"]],
  ]);
});

test("renders Markdown", () => {
  expect(
    post("## Notes", "**Bold** and *italic*", "", "- one", "- two", "", "> said", "", "---"),
  ).toEqual([
    ["h2", "Notes"],
    ["p", ["strong", "Bold"], " and ", ["em", "italic"]],
    ["ul", ["li", "one"], ["li", "two"]],
    ["blockquote", ["p", "said"]],
    ["hr"],
  ]);
});

test.each([
  ["# A *b*\n\n## A b\n\n#### C", ["h2 a-b", "h3 a-b-1", "h3 c"]],
  ["### A\n\n#### B\n\n### C", ["h2 a", "h3 b", "h2 c"]],
])("has headings of the second and third level, each with its own id: %j", (markdown, ids) => {
  const headings = elements(parseBlogPost(markdown)).filter(({ tag }) => tag !== "em");
  expect(headings.map(({ tag, attributes }) => `${tag} ${attributes["id"]}`)).toEqual(ids);
});

test("shows raw HTML, components and code in braces as text", () => {
  const hostile = [
    '<script>canary()</script> <img src=x onerror="canary()"> {canary()} <Term id="x">y</Term>',
    '<div style="color:red">\n<b>bold</b>\n</div>',
    "<!-- comment --> &lt;i&gt;",
  ];
  for (const one of hostile) {
    expect(elements(parseBlogPost(one)).filter(({ tag }) => tag !== "p")).toEqual([]);
    expect(plainBlogPost(one).replaceAll("&lt;i&gt;", "<i>")).toContain(one.slice(0, 9));
  }
});

test("keeps only safe addresses, and no attributes that run or style anything", () => {
  const tree = parseBlogPost(
    [
      "[a](javascript:canary()) [b](data:text/html,x) [c](/glossary/cyst) [d](#e) [f](//g.example) <vbscript:x>",
      "https://example.org/f. www.example.org me@example.org ![g](../pictures/h.jpg)",
      "[m](mara@example.org) [w](www.example.org/a)",
      "| i |\n|:-:|\n| j |",
      "```js onclick=x\nk\n```\n\n3. l",
    ].join("\n\n"),
  );
  const attributes = elements(tree).flatMap((node) => Object.entries(node.attributes));
  expect(attributes.filter(([name]) => name !== "dir")).toEqual([
    ["href", "/glossary/cyst"],
    ["href", "#e"],
    ["href", "https://example.org/f"],
    ["href", "http://www.example.org"],
    ["href", "mailto:me@example.org"],
    ["src", "../pictures/h.jpg"],
    ["alt", "g"],
    ["href", "mailto:mara@example.org"],
    ["href", "https://www.example.org/a"],
    ["start", "3"],
  ]);
});

test("leaves no Markdown in the plain text of a post", () => {
  const markdown =
    "## Notes\n\n**Bold**, *italic* and [a link](/glossary/cyst).\n\n- one\n- two\n\n> said\n\n![A slide](../pictures/a.jpg)\n\n`code`";
  expect(plainBlogPost(markdown)).toBe(
    "Notes\n\nBold, italic and a link.\n\none\n\ntwo\n\nsaid\n\ncode",
  );
});
