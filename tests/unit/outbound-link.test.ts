import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { outboundLink } from "../../src/components/ui/outbound-link.ts";
import { UserError } from "../../src/errors/user-error.ts";

test("addresses of the web open in a new tab, those of mailboxes do not", () => {
  expect(outboundLink("https://example.org/a?b=c").isWeb).toBe(true);
  expect(outboundLink("http://example.org").isWeb).toBe(true);
  expect(outboundLink("mailto:me@example.org?subject=Hello").isWeb).toBe(false);
});

test.each([
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  "data:text/html,x",
  "ftp://example.org",
  "//example.org",
  "/about",
  "example.org",
  "",
])("no page is built with a link out to %j", (href) => {
  expect(() => outboundLink(href)).toThrow(UserError);
  expect(() => outboundLink(href)).toThrow(`The link "${href}" cannot be used.`);
});

test("every link to elsewhere is made in one place", () => {
  const byHand = globSync("src/**/*.astro").filter((file) =>
    /<a\b[^>]*target="_blank"/.test(readFileSync(file, "utf8")),
  );
  // One leads to a picture of our own; the other is a template, whose address a script fills in.
  expect(byHand.toSorted()).toEqual([
    "src/components/media/DetailView.astro",
    "src/components/media/MediaCard.astro",
  ]);
});
