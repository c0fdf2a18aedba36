import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { outboundLink } from "../../src/components/ui/outbound-link.ts";
import { UserError } from "../../src/errors/user-error.ts";

test("opens web addresses in a new tab, but not email addresses", () => {
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
])("rejects %j", (href) => {
  expect(() => outboundLink(href)).toThrow(UserError);
  expect(() => outboundLink(href)).toThrow(`The link "${href}" cannot be used.`);
});

test("is the only place that opens new tabs", () => {
  const byHand = globSync("src/**/*.astro").filter((file) =>
    /<a\b[^>]*target="_blank"/.test(readFileSync(file, "utf8")),
  );
  // A script fills in its address.
  expect(byHand).toEqual(["src/components/media/DetailView.astro"]);
});
