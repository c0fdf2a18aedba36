import { describe, expect, test } from "vitest";
import { splitLinks } from "../../src/lib/split-links.ts";
import { chance } from "../support/faults/random.ts";

const linksIn = (text: string) => splitLinks(text).filter(({ href }) => href);
const shown = (text: string) => linksIn(text).map((link) => link.text);

describe("finding URLs", () => {
  test.each([
    ["https://example.org", "https://example.org"],
    ["See https://example.org/a?b=c&d=e#f.", "https://example.org/a?b=c&d=e#f"],
    ["(https://example.org)", "https://example.org"],
    ["https://example.org/A_(b), he said", "https://example.org/A_(b)"],
    ["[here](https://example.org/x)", "https://example.org/x"],
    ["“https://example.org”", "https://example.org"],
    ["https://example.org/?!...", "https://example.org/"],
    ["https://example.org/a)].", "https://example.org/a"],
    ["<https://example.org>", "https://example.org"],
    ["((https://example.org/a(b)))", "https://example.org/a(b)"],
    ["a\nhttps://example.org\nb", "https://example.org"],
    ["读https://example.org/。", "https://example.org/"],
    ["读 https://example.org/。", "https://example.org/"],
    ["HTTPS://EXAMPLE.ORG/x", "HTTPS://EXAMPLE.ORG/x"],
    ["https://bücher.example/ü", "https://bücher.example/ü"],
    ["https://192.0.2.1:8080/", "https://192.0.2.1:8080/"],
  ])("finds the URL in %j", (text, link) => {
    expect(shown(text)).toEqual([link]);
  });

  test("splits text with several URLs", () => {
    const text = "a https://one.example, http://two.example/b;c";
    expect(splitLinks(text)).toEqual([
      { text: "a " },
      { text: "https://one.example", href: "https://one.example/" },
      { text: ", " },
      { text: "http://two.example/b;c", href: "http://two.example/b;c" },
    ]);
  });
});

describe("rejecting URLs", () => {
  test.each([
    "javascript:alert(1)",
    "JaVaScRiPt://example.org/%0aalert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:x",
    "file:///etc/passwd",
    "mailto:ada@example.org",
    "ada@example.org",
    "www.example.org",
    "//example.org",
    "ftp://example.org",
    "xhttps://example.org",
    "https://",
    "https://.",
    "https://[",
    "https://a b",
    "https://bank.example@evil.example",
    "https://bank.example:pass@evil.example/",
    "https://%zz",
    "http:/example.org",
    "https:\\\\example.org",
  ])("does not link %j", (text) => {
    expect(linksIn(text).filter(({ text }) => text !== "https://a")).toEqual([]);
  });
});

describe("deceptive characters", () => {
  test.each(["\u200b", "\u202e", "\u2066", "\ufeff", "\u00ad", "\0", "\u200f"])(
    "ends a URL at %j",
    (char) => {
      expect(shown(`https://good.example${char}.evil.example`)).toEqual(["https://good.example"]);
    },
  );

  test("ends a URL at a backslash", () => {
    expect(linksIn("https://good.example\\@evil.example")).toEqual([
      { text: "https://good.example", href: "https://good.example/" },
    ]);
  });
});

test("links only http and https, and keeps all characters of random texts", () => {
  const random = chance(Number(process.env["SEED"] ?? 6));
  const parts = [
    "https://",
    "http://",
    "a.example",
    "(",
    ")",
    ".",
    " ",
    "\u202e",
    "javascript:",
  ] as const;
  for (let round = 0; round < 5000; round++) {
    const text = Array.from({ length: 12 }, () => random.pick(parts)).join("");
    const pieces = splitLinks(text);
    expect(pieces.map((piece) => piece.text).join("")).toBe(text);
    for (const { href } of pieces) if (href) expect(href).toMatch(/^https?:\/\/[^/]/);
  }
});

test.each([
  ["brackets", `https://a.example/${")".repeat(100_000)}`],
  ["pairs of brackets", `https://a.example/${"()".repeat(50_000)}`],
  ["dots", `https://a.example${".".repeat(100_000)}`],
  ["schemes", "https://".repeat(12_000)],
  ["partial schemes", "http".repeat(25_000)],
  ["ten thousand lines", "https://a.example/x\n".repeat(10_000)],
  ["spaces", " ".repeat(100_000)],
])("splits a hundred thousand characters of %s in linear time", (_, text) => {
  const start = performance.now();
  splitLinks(text);
  expect(performance.now() - start).toBeLessThan(5000);
});
