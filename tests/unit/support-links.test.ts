import { expect, test } from "vitest";
import { cashAppUrl, postOnX, supportMail } from "../../src/components/give/support-links.ts";
import { mailto } from "../../src/lib/mailto.ts";

const fields = (href: string) => {
  const { protocol, pathname, search } = new URL(href);
  // Unlike a form, a mail program does not decode a plus as a space.
  const values = new URLSearchParams(search.replaceAll("+", "%2B"));
  return { protocol, to: pathname, ...Object.fromEntries(values) };
};

test("fills in the address, subject and first words of a support email", () => {
  expect(fields(supportMail({ email: "hello+site@example.org", name: "Worms & Us?" }))).toEqual({
    protocol: "mailto:",
    to: "hello+site@example.org",
    subject: "Supporting Worms & Us?",
    body: expect.stringMatching(/^Hello,\r\n\r\nI would like to support your work\./),
  });
});

test("encodes characters with a meaning in URLs", () => {
  const subject = "50% & more? #1 = a+b";
  expect(fields(mailto({ to: "me@example.org", subject, body: "a\nb & c" }))).toMatchObject({
    subject,
    body: "a\r\nb & c",
  });
  expect(mailto({ to: "me@example.org" })).toBe("mailto:me@example.org");
  expect(mailto({ subject: "To whom you like" })).toBe("mailto:?subject=To%20whom%20you%20like");
});

test("links to a post on X with the tagline and the address", () => {
  const address = new URL(
    postOnX({ url: "https://site.example", tagline: "One & only #1 + more" }),
  );
  expect(address.origin + address.pathname).toBe("https://x.com/intent/tweet");
  expect(Object.fromEntries(address.searchParams)).toEqual({
    text: "One & only #1 + more",
    url: "https://site.example",
  });
});

test("links to a cashtag on Cash App", () => {
  expect(cashAppUrl("$name")).toBe("https://cash.app/$name");
});
