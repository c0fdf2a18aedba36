import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { postForms } from "../../src/features/forum/post-form/post-forms.ts";
import { privatePostInput } from "../../src/features/forum/schema/private-link.ts";
import { EditForm } from "../../src/features/forum/server/private-links/page.tsx";

const editable = Object.entries(postForms).flatMap(([type, { fields }]) =>
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
  expect(form).not.toMatch(/maxlength/i);
});

test("covers the title and the text of every form", () => {
  expect(editable.map(({ type, name }) => `${type} ${name}`)).toEqual([
    "reply content",
    "comment content",
    "discussion title",
    "discussion content",
  ]);
});
