import { expect, test } from "vitest";
import { discussionInput } from "../../src/community/forum/schema/discussion.ts";
import { commentInput, replyInput } from "../../src/community/posts/schema/post.ts";
import { maxLength } from "../../src/lib/input/limits.ts";
import { messagesOf } from "../../src/lib/input/text-input.ts";

const invalidEmail = "Invalid email: use an address like name@example.com";
const reply = { author: "Jo", email: "jo@example.org", content: "Hello" };
const comment = { ...reply, contentType: "blog", contentId: 1 };
const discussion = { ...reply, title: "Sleep", category: "weekly-discussions" };

const errorsOf = (schema: typeof replyInput | typeof discussionInput, input: unknown) => {
  const { error } = schema.safeParse(input);
  return error && messagesOf(error);
};
const errorsOfComment = (change: object) => {
  const { error } = commentInput.safeParse({ ...comment, ...change });
  return error && messagesOf(error);
};

test("reports every missing field", () => {
  const required = {
    author: "Enter your name",
    email: "Enter your email address",
    content: "Write your reply",
  };
  expect(errorsOf(replyInput, {})).toEqual(required);
  expect(errorsOf(replyInput, { author: "", email: null, content: undefined })).toEqual(required);
});

test.each([
  ["a blank name", { author: " \n" }, { author: "Enter your name" }],
  ["only NUL", { content: "\0" }, { content: "Write your reply" }],
  [
    "a long address",
    { email: `${"a".repeat(250)}@example.org` },
    { email: "Too long by 8 characters. The limit is 254." },
  ],
  ["a second header", { email: "j@example.org\nBcc: k@example.org" }, { email: invalidEmail }],
  ["a list", { content: ["H"] }, { content: "Expected text" }],
])("rejects %s", (_, wrong, errors) => {
  expect(errorsOf(replyInput, { ...reply, ...wrong })).toEqual(errors);
});

test.each(["title", "content", "author"] as const)("limits the length of %s", (field) => {
  const text = "x".repeat(maxLength[field]);
  expect(errorsOf(discussionInput, { ...discussion, [field]: text })).toBeUndefined();
  expect(errorsOf(discussionInput, { ...discussion, [field]: `${text}x` })).toEqual({
    [field]: expect.stringMatching(/^Too long by 1 character. The limit is [\d,]+\.$/),
  });
});

test("limits the length of a comment", () => {
  const content = "x".repeat(maxLength.content);
  expect(errorsOfComment({ content })).toBeUndefined();
  expect(errorsOfComment({ content: `${content}x` })).toHaveProperty("content");
});

test("says by how much a text is too long, as it is counted", () => {
  const content = `${"👩‍🔬".repeat(2000)}${"\n".repeat(999)}`;
  expect(errorsOf(replyInput, { ...reply, content })).toEqual({
    content: "Too long by 1,000 characters. The limit is 5,000.",
  });
});

test.each([0, -1, 1.5, 2 ** 31, Number.NaN, "1", null])("rejects the id %s", (contentId) => {
  expect(errorsOfComment({ contentId })).toEqual({ contentId: "Expected an id" });
});

test("accepts the largest id, and only known types of content", () => {
  expect(errorsOfComment({ contentId: 2 ** 31 - 1 })).toBeUndefined();
  for (const contentType of ["post", ["blog"]])
    expect(errorsOfComment({ contentType })).toEqual({
      contentType: "Expected one of video, media, blog",
    });
});

test("cleans the title to one line, and rejects an unknown category", () => {
  const title = " How\ndo \u202eyou sleep? ";
  expect(discussionInput.parse({ ...discussion, title }).title).toBe("How do you sleep?");
  const errors = (category: string) => errorsOf(discussionInput, { ...discussion, category });
  expect(errors("")).toEqual({ category: "Choose a category" });
  expect(errors("news")?.category).toContain("Expected one of medical-experiences, ");
});
