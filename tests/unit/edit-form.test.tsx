import { expect, test } from "vitest";
import { editablePost } from "../../src/features/forum/schema/private-link.ts";
import { editableFields } from "../../src/features/forum/server/private-links/page.tsx";

const texts = { author: "Mara", title: "Sleep", content: "Hello" };

test.each([
  ["reply", ["content", "author"]],
  ["comment", ["content", "author"]],
  ["discussion", ["title", "content", "author"]],
] as const)("shows the writer of a %s the fields that can be changed", (kind, names) => {
  const { title, ...rest } = texts;
  const fields = editableFields(kind, kind === "discussion" ? texts : rest);
  expect(fields.map(({ name }) => name)).toEqual(names);
  for (const { name, max = 0 } of fields) {
    expect(editablePost.safeParse({ ...texts, [name]: "x".repeat(max) }).success).toBe(true);
    expect(editablePost.safeParse({ ...texts, [name]: "x".repeat(max + 1) }).success).toBe(false);
  }
});
