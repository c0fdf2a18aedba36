import { describe, expect, test } from "vitest";
import { commentInput } from "../../src/schemas/comment.ts";
import { discussionInput } from "../../src/schemas/discussion.ts";
import { maxLength } from "../../src/schemas/limits.ts";
import { replyInput } from "../../src/schemas/reply.ts";
import { messagesOf } from "../../src/schemas/text-input.ts";

const typed = { author: "Jo", email: "jo@example.org", content: "Hello" };

const long = (field: keyof typeof maxLength) => "x".repeat(maxLength[field] + 1);
const atMost = (field: keyof typeof maxLength) =>
  `String must contain at most ${maxLength[field]} character(s)`;

describe("reply input", () => {
  const errorsOf = (input: unknown) => {
    const { error } = replyInput.safeParse(input);
    return error && messagesOf(error);
  };

  test("cleans each field, keeps markup as text and drops unknown fields", () => {
    const content = "\r\n <b>a</b>\r\nb\rc \r\n";
    const input = { author: " Jo\0 ", email: " j@example.org\n", content, id: 1 };
    expect(replyInput.parse(input)).toEqual({
      ...{ author: "Jo", email: "j@example.org", content: "<b>a</b>\nb\nc" },
    });
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
    expect(errorsOf({ ...typed, ...wrong })).toEqual(errors);
  });
});

describe("comment input", () => {
  const valid = { ...typed, contentType: "blog", contentId: 1 };
  const errorsOf = (input: unknown) => {
    const { error } = commentInput.safeParse(input);
    return error && messagesOf(error);
  };

  test("accepts the fields of a reply and a target", () => {
    expect(commentInput.parse({ ...valid, id: 1 })).toEqual(valid);
    expect(errorsOf({ ...valid, author: "" })).toEqual({ author: "Required" });
  });

  test.each([0, -1, 1.5, 2 ** 31, Number.NaN, Number.POSITIVE_INFINITY, "1", null, undefined])(
    "rejects the id %s",
    (contentId) => {
      expect(errorsOf({ ...valid, contentId })).toEqual({ contentId: "Expected an id" });
    },
  );

  test.each(["post", ["blog"]])("rejects the type %j", (contentType) => {
    const message = "Expected one of video, media, blog";
    expect(errorsOf({ ...valid, contentType })).toEqual({ contentType: message });
  });

  test("accepts the largest id", () => {
    expect(errorsOf({ ...valid, contentId: 2 ** 31 - 1 })).toBeUndefined();
  });
});

describe("discussion input", () => {
  const valid = { ...typed, title: "Sleep", category: "weekly-discussions" };
  const errorsOf = (input: unknown) => {
    const { error } = discussionInput.safeParse(input);
    return error && messagesOf(error);
  };

  test("cleans the title to one line", () => {
    expect(discussionInput.parse({ ...valid, title: " How\ndo \u202eyou sleep? " }).title).toBe(
      "How do you sleep?",
    );
  });

  test.each(["title", "content", "author"] as const)("limits the length of %s", (field) => {
    const text = "x".repeat(maxLength[field]);
    expect(errorsOf({ ...valid, [field]: text })).toBeUndefined();
    expect(errorsOf({ ...valid, [field]: `${text}x` })).toEqual({
      [field]: `String must contain at most ${text.length} character(s)`,
    });
    expect(errorsOf({ ...valid, [field]: undefined })).toEqual({ [field]: "Required" });
  });

  test("rejects an unknown category", () => {
    expect(errorsOf({ ...valid, category: "" })).toEqual({ category: "Required" });
    expect(errorsOf({ ...valid, category: "news" })).toEqual({
      category: expect.stringContaining("Expected one of medical-experiences, "),
    });
  });
});
