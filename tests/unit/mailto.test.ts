import { expect, test } from "vitest";
import { mailto } from "../../src/lib/mailto.ts";

const fields = (href: string) => {
  const { protocol, pathname, search } = new URL(href);
  // Unlike a form, a mail program does not decode a plus as a space.
  const values = new URLSearchParams(search.replaceAll("+", "%2B"));
  return { protocol, to: pathname, ...Object.fromEntries(values) };
};

test("encodes characters with a meaning in URLs", () => {
  const subject = "50% & more? #1 = a+b";
  expect(fields(mailto({ to: "me@example.org", subject, body: "a\nb & c" }))).toMatchObject({
    subject,
    body: "a\r\nb & c",
  });
  expect(mailto({ to: "me@example.org" })).toBe("mailto:me@example.org");
  expect(mailto({ subject: "To whom you like" })).toBe("mailto:?subject=To%20whom%20you%20like");
});
