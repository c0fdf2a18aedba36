import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { commentFields } from "../../src/components/comments/comment-fields.ts";
import { discussionFields } from "../../src/components/forum/discussion-fields.ts";
import { replyFields } from "../../src/components/forum/reply-fields.ts";
import type { Field } from "../../src/lib/form-field.ts";
import { privatePostInput } from "../../src/schemas/private-link.ts";
import { EditForm } from "../../src/server/private-links/edit-form.tsx";

const forms: [string, readonly Field[]][] = [
  ["reply", replyFields],
  ["comment", commentFields],
  ["discussion", discussionFields],
];

const editable = forms.flatMap(([type, fields]) =>
  fields.flatMap(({ name, max }) =>
    max && (name === "title" || name === "content") ? [{ type, name, max }] : [],
  ),
);

test.each(editable)("accepts the longest $name of a $type", ({ name, max }) => {
  const text = { title: "Sleep", content: "Hello", [name]: "x".repeat(max) };
  const form = renderToStaticMarkup(
    <EditForm post={text} action="/api/own/token" typed={{}} errors={undefined} />,
  );

  expect(privatePostInput.safeParse({ action: "edit", ...text }).success).toBe(true);
  const control = form.match(/<(input|textarea)[^>]*>/g)?.find((tag) => tag.includes(`"${name}"`));
  expect(control).toContain(`maxLength="${max}"`);
});

test("covers the title and the text of every form", () => {
  expect(editable.map(({ type, name }) => `${type} ${name}`)).toEqual([
    "reply content",
    "comment content",
    "discussion title",
    "discussion content",
  ]);
});
