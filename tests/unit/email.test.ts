import { expect, test } from "vitest";
import { replyInput } from "../../src/community/posts/schema/post.ts";
import { messagesOf } from "../../src/lib/input/text-input.ts";

const read = (email: string) => replyInput.safeParse({ author: "Ana", content: "Hello", email });

const messageOf = (email: string) => {
  const { error } = read(email);
  return error && messagesOf(error)["email"];
};

test.each([
  ["info@пример.рф", "info@xn--e1afmkfd.xn--p1ai"],
  ["a&b@example.com", "a&b@example.com"],
  ["ana@example.vermögensberatung", "ana@example.xn--vermgensberatung-pwb"],
  ["ana@\u200bexample.com\u200e", "ana@example.com"],
  ["سلا\u200cم@example.com", "سلام@example.com"],
  ["\ufeffana\u00ad@example.com\u00a0", "ana@example.com"],
  ["jörg@example.de", "jörg@example.de"],
  ["jo\u0308rg@example.de", "jörg@example.de"],
  ["ａｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ", "ana@example.com"],
  ["o'neil+forum_2@mail-1.example.co.uk", "o'neil+forum_2@mail-1.example.co.uk"],
  ["Ana@Example.COM", "Ana@Example.COM"],
  ["{ana}#1!$%*/?^`|~@example.com", "{ana}#1!$%*/?^`|~@example.com"],
])("accepts %j", (typed, stored) => {
  expect(read(typed).data?.email).toBe(stored);
});

const example = "use an address like name@example.com";

test.each([
  ["a@b@example.org", `Invalid email: ${example}`],
  ["ana lee@example.org", `Invalid email: remove the space; ${example}`],
  ["Jo <jo@example.org>", `Invalid email: remove the space; ${example}`],
  ["<jo@example.org>", `Invalid email: remove “<”; ${example}`],
  ["jo@exam_ple.org", `Invalid email: remove “_”; ${example}`],
  ["jo@example,org", `Invalid email: remove “,”; ${example}`],
  ["jo@example", `Invalid email: “example” has no ending such as .com; ${example}`],
  ["jo@example.", `Invalid email: “example.” has no ending such as .com; ${example}`],
  ["jo@example..org", `Invalid email: check the part after @, “example..org”; ${example}`],
  ["jo@-example.org", `Invalid email: check the part after @, “-example.org”; ${example}`],
  [
    `jo@${"a".repeat(64)}.org`,
    `Invalid email: check the part after @, “${"a".repeat(64)}.org”; ${example}`,
  ],
])("says what is wrong with %j", (typed, message) => {
  expect(messageOf(typed)).toBe(message);
});
