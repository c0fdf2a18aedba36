import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type PostCardProps, PostCardView } from "../../src/components/forms/PostCardView.tsx";
import { replyTarget } from "../../src/components/forms/post-forms.ts";

const show = (props: Partial<PostCardProps> = {}) =>
  renderToStaticMarkup(<PostCardView target={replyTarget(3)} formToken="token-1" {...props} />);
const tag = (page: string, name: string) =>
  new RegExp(`<(input|textarea)[^>]*name="${name}"[^>]*>`).exec(page)?.[0];

test("has validation attributes for the browser", () => {
  const page = show();
  expect(page).not.toContain("novalidate");
  expect(tag(page, "author")).toMatch(/maxLength="80" required=""/i);
  expect(tag(page, "author")).not.toContain("aria-");
  expect(tag(page, "email")).toMatch(/type="email".*autoComplete="email".*maxLength="254"/i);
  expect(tag(page, "content")).toMatch(/rows="5" maxLength="5000" required=""/i);
});

test("shows the reason of a refusal next to the button, and counts down in it", () => {
  const page = show({ message: "Too many <posts>.", wait: 372 });
  expect(page).toMatch(
    /role="alert"[^>]*>Too many &lt;posts&gt;\.<\/p><div class="cluster form-buttons">/,
  );
  expect(page).toMatch(/<button[^>]* aria-disabled="true"[^>]*>Try again in 6 min 12 s<\/button>/);
  expect(page.match(/Too many/g)).toHaveLength(1);
  expect(show()).toMatch(/<button class="button" type="submit">Post Reply<\/button>/);
});

test("restores the visitor's input as text on the page after a refused reply", () => {
  const values = { author: '"><b>', content: "</textarea><b>\nx" };
  const page = show({ refused: true, errors: { author: "Required" }, values });
  expect(page).toMatch(/<details[^>]* open="">/);
  expect(page).toMatch(/autofocus="">.*Please check these fields/);
  expect(tag(page, "author")).toContain('value="&quot;&gt;&lt;b&gt;"');
  expect(page).toContain("&lt;/textarea&gt;&lt;b&gt;\nx</textarea>");
});
