import { describe, expect, test } from "vitest";
import { maxLength } from "../../src/schemas/limits.ts";
import { replyInput } from "../../src/schemas/reply.ts";
import { messagesOf } from "../../src/schemas/text-input.ts";

const valid = { author: "J", email: "j@example.org", content: "H" };

function errorsOf(input: unknown) {
  const { error } = replyInput.safeParse(input);
  return error && messagesOf(error);
}

const long = (field: keyof typeof maxLength) => "x".repeat(maxLength[field] + 1);

describe("reply input", () => {
  test("accepts a name, an email address and a text", () => {
    expect(replyInput.parse(valid)).toEqual(valid);
  });

  test("trims text, converts line breaks and removes NUL", () => {
    const input = { author: " Jo\0 ", email: " j@example.org\n", content: "\r\n a\r\nb\rc \r\n" };
    expect(replyInput.parse(input)).toEqual({
      author: "Jo",
      email: "j@example.org",
      content: "a\nb\nc",
    });
  });

  test("keeps markup as text", () => {
    const content = "<script>alert(1)</script> & 'so' \"on\"";
    expect(replyInput.parse({ ...valid, content }).content).toBe(content);
  });

  test("drops unknown fields", () => {
    expect(replyInput.parse({ ...valid, id: 1, createdAt: "1970" })).toEqual(valid);
  });

  test("measures the length after trimming", () => {
    const content = "x".repeat(maxLength.content);
    expect(errorsOf({ ...valid, content: `  ${content}  ` })).toBeUndefined();
  });

  test("reports every missing field", () => {
    const required = { author: "Required", email: "Required", content: "Required" };
    expect(errorsOf({})).toEqual(required);
    expect(errorsOf({ author: "", email: null, content: undefined })).toEqual(required);
  });

  test.each([
    ["a blank name", { author: " \n" }, { author: "String must contain at least 1 character(s)" }],
    ["only NUL", { content: "\0" }, { content: "String must contain at least 1 character(s)" }],
    ["a long name", { author: long("author") }, { author: atMost("author") }],
    ["a long address", { email: `${"a".repeat(250)}@example.org` }, { email: atMost("email") }],
    ["a long text", { content: long("content") }, { content: atMost("content") }],
    ["no at sign", { email: "example.org" }, { email: "Invalid email" }],
    ["two at signs", { email: "a@@example.org" }, { email: "Invalid email" }],
    ["an address with a name", { email: "Jo <j@example.org>" }, { email: "Invalid email" }],
    ["a second header", { email: "j@example.org\nBcc: k@example.org" }, { email: "Invalid email" }],
    ["a number", { author: 7 }, { author: "Expected text" }],
    ["a list", { content: ["H"] }, { content: "Expected text" }],
  ])("rejects %s", (_, wrong, errors) => {
    expect(errorsOf({ ...valid, ...wrong })).toEqual(errors);
  });

  test.each([[null], ["text"], [7], [[]]])("rejects %j", (input) => {
    expect(replyInput.safeParse(input).success).toBe(false);
  });
});

function atMost(field: keyof typeof maxLength) {
  return `String must contain at most ${maxLength[field]} character(s)`;
}
