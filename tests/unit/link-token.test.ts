import { expect, test } from "vitest";
import { linkToken } from "../../src/lib/posts/link-token.ts";

const token = `reply-${"a-_9".repeat(10)}abc`;

test.each(["", ".", ")", ">", "”,", "&amp;x=1", "?utm_source=mail", "%29", " \n", "\u3002"])(
  "reads the token of a link that ends in %j",
  (end) => {
    expect(linkToken(token + end)).toBe(token);
  },
);

test("reads the token of a link that a mail program has broken into two lines", () => {
  expect(linkToken(token.replace("9a", "9\r\n a"))).toBe(token);
});
