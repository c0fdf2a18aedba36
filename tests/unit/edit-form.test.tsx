import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { postForms } from "../../src/components/forms/post-forms.ts";
import { privatePostInput } from "../../src/schemas/private-link.ts";
import { EditForm } from "../../src/server/private-links/page.tsx";

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
