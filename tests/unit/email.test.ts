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

test.each([
  ["a@b@example.org", ""],
  ["ana lee@example.org", "remove the space; "],
  ["Jo <jo@example.org>", "remove the space; "],
  ["<jo@example.org>", "remove “<”; "],
  ["jo@exam_ple.org", "remove “_”; "],
  ["jo@example,org", "remove “,”; "],
  ["jo@example", "“example” has no ending such as .com; "],
  ["jo@example.", "“example.” has no ending such as .com; "],
  ["jo@example..org", "check the part after @, “example..org”; "],
  ["jo@-example.org", "check the part after @, “-example.org”; "],
  [`jo@${"a".repeat(64)}.org`, `check the part after @, “${"a".repeat(64)}.org”; `],
])("says what is wrong with %j", (typed, reason) => {
  expect(messageOf(typed)).toBe(`Invalid email: ${reason}use an address like name@example.com`);
});
