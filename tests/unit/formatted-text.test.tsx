import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { plainText, splitLinks } from "../../src/lib/text/formatted-text.ts";
import { splitInlineLinks } from "../../src/lib/text/inline-links.ts";
import { FormattedText } from "../../src/ui/cards/FormattedText.tsx";

const html = (text: string, isInert = false) =>
  renderToStaticMarkup(<FormattedText text={text} isInert={isInert} />).replace(
    /^<div class="written">(.*)<\/div>$/s,
    "$1",
  );

const rel = 'rel="nofollow ugc noopener"';

test.each([
  ["keeps line breaks in a paragraph", "One\nTwo", `<p dir="auto">One\nTwo</p>`],
  ["splits at a blank line", "One\n \nTwo", `<p dir="auto">One</p><p dir="auto">Two</p>`],
  ["keeps further blank lines", "One\n\n\nTwo", `<p dir="auto">One</p><p dir="auto">\nTwo</p>`],
  [
    "makes a list of lines with a hyphen",
    "Please:\n- Rest.\n- Drink.\nThanks",
    `<p dir="auto">Please:</p><ul dir="auto"><li>Rest.</li><li>Drink.</li></ul><p dir="auto">Thanks</p>`,
  ],
  [
    "keeps the numbers of a list as they were typed",
    "3. Rest\n5. Drink",
    `<ol dir="auto"><li value="3">Rest</li><li value="5">Drink</li></ol>`,
  ],
  [
    "makes one list of items with blank lines between them",
    "- Rest\n\n- Drink",
    `<ul dir="auto"><li>Rest</li><li>Drink</li></ul>`,
  ],
  [
    "starts a new list where the marks change",
    "- Rest\n1. Drink",
    `<ul dir="auto"><li>Rest</li></ul><ol dir="auto"><li value="1">Drink</li></ol>`,
  ],
  ["shows nothing for an empty text", "", ""],
])("%s", (_, text, expected) => {
  expect(html(text)).toBe(expected);
});

test.each(["-Rest", "1.5 mg", "* Rest", "> quote", "a - b"])("shows %j as it was typed", (text) => {
  expect(html(text)).toBe(`<p dir="auto">${text.replace(">", "&gt;")}</p>`);
});

describe("links", () => {
  test("keeps web addresses as links, as the content of visitors", () => {
    expect(html("- See https://example.org/a.")).toBe(
      `<ul dir="auto"><li>See <a href="https://example.org/a" ${rel} dir="ltr">https://example.org/a</a>.</li></ul>`,
    );
  });

  test("shows the host of a link with its own text", () => {
    expect(html("Read [my story](https://www.example.org/a?b=c).")).toBe(
      `<p dir="auto">Read <a href="https://www.example.org/a?b=c" ${rel} dir="auto" data-host="www.example.org">my story</a>.</p>`,
    );
  });

  test("completes a host, and leaves an email address as it was typed", () => {
    expect(html("[mine](www.example.org/a)")).toContain('href="https://www.example.org/a"');
    for (const address of ["mara@example.org", "mailto:mara@example.org"])
      expect(html(`[me](${address})`)).toBe('<p dir="auto">[me](mara@example.org)</p>');
  });

  test("of the creator can be an email address, a telephone number, or a host", () => {
    const links = "[a](mara@example.org) [b](mailto:b@c.de) [c](tel:+1555) [d](www.example.org)";
    expect(splitInlineLinks(links).flatMap(({ href }) => href ?? [])).toEqual([
      "mailto:mara@example.org",
      "mailto:b@c.de",
      "tel:+1555",
      "https://www.example.org",
    ]);
  });

  test.each([
    "bank.example",
    "Log in at bank.example",
    "bank\uff0eexample",
    "b\u200bank.example",
    "ban\u043a.example",
    "bank .example",
    "bank\ua4f8example",
  ])("shows the real address instead of %j, in every output", (words) => {
    const text = `See [${words}](https://evil.example/a)`;
    const link = `<a href="https://evil.example/a" ${rel} dir="ltr">https://evil.example/a</a>`;
    expect(html(text)).toBe(`<p dir="auto">See ${link}</p>`);
    expect(plainText(text)).toBe("See https://evil.example/a");
    // Moderators see the text as typed.
    expect(html(text, true)).toBe(`<p dir="auto">See [${words}](https://evil.example/a)</p>`);
  });

  test.each([
    ["https://b\u0430nk.example/a", "xn--bnk-6cd.example"],
    ["https://1.1/a", "1.0.0.1"],
  ])("shows the real host of the address %s", (address, host) => {
    expect(html(address)).toContain(`data-host="${host}">${address}</a>`);
  });

  test.each(["example.org", "www.example.org", "my story, e.g. this. And more", "Page v1.2"])(
    "keeps the words %j",
    (words) => {
      const text = `[${words}](https://www.example.org/a)`;
      expect(html(text)).toContain(`>${words}</a>`);
    },
  );

  test.each(["/glossary/matchbox-sign", "/glossary#matchbox-sign"])(
    "links to the page of a term for %s",
    (href) => {
      expect(html(`A [sign](${href})`)).toBe(
        `<p dir="auto">A <a href="/glossary/matchbox-sign">sign</a></p>`,
      );
      expect(html(`A [sign](${href})`, true)).toContain(`[sign](${href})`);
    },
  );

  test.each([
    "[a](JaVaScRiPt:alert)",
    "[a](data:text/html,x)",
    "[a](//b.c)",
    "[](https://a.example)",
    "[a](/own/reply-x)",
    '[a](/glossary#a"b)',
    "[a](/glossary/../own)",
    "[a](https://.)",
  ])("shows %j as text", (text) => {
    expect(html(text)).not.toMatch(/<a href="(?!https:\/\/a\.example)|<img/);
  });

  test.each([
    ["a disguised host", "[a](https://bank.example@evil.example)"],
    ["an invisible character", "[a](https://good.example\u200b.evil.example)"],
    ["a backslash", "[a](https://good.example\\@evil.example)"],
    ["another address as its words", "[https://good.example](https://evil.example)"],
  ])("shows a link with %s as it was typed", (_, text) => {
    const shown = html(text);
    expect(shown).not.toContain("data-host");
    expect(shown.replace(/<[^>]*>/g, "")).toBe(text);
  });

  test("escapes markup in words and addresses", () => {
    const shown = html(`- <b>[<img src=x>](https://a.example/"onclick="x)</b>`);
    expect(shown).toContain("&lt;b&gt;");
    expect(shown).not.toMatch(/<b>|<img|"onclick/);
  });

  test("shows moderators the address instead of a link", () => {
    expect(html("- [a](https://evil.example/x) and https://b.example", true)).toBe(
      `<ul dir="auto"><li>[a](https://evil.example/x) and https://b.example</li></ul>`,
    );
  });
});

const addressesIn = (text: string) =>
  splitLinks(text).flatMap(({ text, href }) => (href ? text : []));

test.each([
  ["See https://example.org/a?b=c&d=e#f.", "https://example.org/a?b=c&d=e#f"],
  ["https://example.org/A_(b), he said", "https://example.org/A_(b)"],
  ["[here](https://example.org/x)", "https://example.org/x"],
  ["读https://example.org/。", "https://example.org/"],
  ["（https://example.org/a）再见", "https://example.org/a"],
  ["https://example.org谢谢。", "https://example.org"],
  [
    "https://en.example.org/wiki/Guillain–Barré_syndrome",
    "https://en.example.org/wiki/Guillain–Barré_syndrome",
  ],
  ["https://пример.рф/Википедия", "https://пример.рф/Википедия"],
  ["HTTPS://EXAMPLE.ORG/x", "HTTPS://EXAMPLE.ORG/x"],
  ["https://good.example\\@evil.example", "https://good.example"],
])("finds the web address in %j", (text, link) => {
  expect(addressesIn(text)).toEqual([link]);
});

test.each([
  "JaVaScRiPt://example.org/%0aalert(1)",
  "mailto:ada@example.org",
  "www.example.org",
  "https://[",
  "http:/example.org",
  "https://bank.example@evil.example",
  "xhttps://example.org",
])("finds no web address in %j", (text) => {
  expect(addressesIn(text)).toEqual([]);
});

test.each(["\u200b", "\u202e", "\0"])("ends an address at the deceptive character %j", (char) => {
  expect(addressesIn(`https://good.example${char}.evil.example`)).toEqual(["https://good.example"]);
});

test("removes Markdown syntax for excerpts and descriptions", () => {
  expect(
    plainText("Please:\n- [Rest](https://a.example) well\n2. Drink\n\nhttps://b.example"),
  ).toBe("Please:\nRest well\n2. Drink\n\nhttps://b.example");
});
