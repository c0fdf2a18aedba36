import { describe, expect, test } from "vitest";
import { commentInput } from "../../src/schemas/comment.ts";
import { discussionInput } from "../../src/schemas/discussion.ts";
import { maxLength } from "../../src/schemas/limits.ts";
import { messagesOf } from "../../src/schemas/text-input.ts";

const typed = { author: "Jo", email: "jo@example.org", content: "Hello" };

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
