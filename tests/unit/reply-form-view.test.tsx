import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import {
  type ComposerProps,
  ComposerView,
} from "../../src/community/forum/writing/ComposerView.tsx";
import { formPlace } from "../../src/community/forum/writing/post-forms.ts";

const show = (props: Partial<ComposerProps> = {}) =>
  renderToStaticMarkup(
    <ComposerView
      target={formPlace({ type: "discussion", id: 3 })}
      isModerated={false}
      sendsMail={false}
      {...props}
    />,
  );
const tag = (page: string, name: string) =>
  new RegExp(`<(input|textarea)[^>]*name="${name}"[^>]*>`).exec(page)?.[0];

test("has validation attributes for the browser", () => {
  const page = show();
  expect(page).not.toContain("novalidate");
  expect(tag(page, "author")).toMatch(/autoComplete="nickname" required=""/i);
  // With `type="email"`, the browser would not send jörg@example.org.
  expect(tag(page, "email")).toMatch(
    /autoComplete="email".*required="" .*type="text" inputMode="email"/i,
  );
  expect(tag(page, "content")).toMatch(/rows="5" required=""/i);
  // The browser would cut a text that is pasted.
  expect(page).not.toMatch(/maxlength/i);
});

test("does not ask for a real name", () => {
  const hint = /aria-describedby="([^"]*)"/.exec(tag(show(), "author") ?? "")?.[1];
  expect(show()).toContain(
    `id="${hint}">Shown with your reply. It does not have to be your real name.</p>`,
  );
});

test.each([
  [4499, ""],
  [4500, "500 characters left"],
  [4999, "1 character left"],
  [5000, "0 characters left"],
  [5001, "1 character too long"],
  [6000, "1,000 characters too long"],
])("counts a text of %s characters near its limit", (length, counter) => {
  const page = show({ typed: { content: "a".repeat(length) } });
  const note = /id="reply-content-count">([^<]*)</.exec(page)?.[1] ?? "";
  expect(note).toBe(counter);
  expect((tag(page, "content") ?? "").includes("reply-content-count")).toBe(counter !== "");
});

test("shows the reason for a refusal next to the button, and counts down in it", () => {
  const page = show({ message: "Too many <posts>.", wait: 372 });
  expect(page).toMatch(
    /role="alert"[^>]*>Too many &lt;posts&gt;\.<\/p><div class="cluster form-buttons">/,
  );
  expect(page).toMatch(/<button[^>]* aria-disabled="true"[^>]*>Try again in 6 min 12 s<\/button>/);
  expect(page.match(/Too many/g)).toHaveLength(1);
  expect(show()).toMatch(/<button class="button" type="submit">Post Reply<\/button>/);
});
