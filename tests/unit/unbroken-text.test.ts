import { markdownToHtml } from "satteri";
import { expect, test } from "vitest";
import { unbrokenText } from "../../src/build/unbroken-text.ts";

const render = (markdown: string) =>
  markdownToHtml(markdown, { hastPlugins: [unbrokenText] }).html.trim();

test("keeps amounts and dates in Markdown on one line, including in lists and links", () => {
  expect(render("Take it for 1 to 3 days.")).toBe(
    '<p>Take it for <span class="unbroken">1 to 3 days</span>.</p>',
  );
  expect(render("- [3 mg](/a), checked on 22 November 2026")).toContain(
    '<a href="/a"><span class="unbroken">3 mg</span></a>, checked on <span class="unbroken">22 November 2026</span>',
  );
});

test("leaves other text as it is", () => {
  expect(render("No amount, 3 *drawings*")).toBe("<p>No amount, 3 <em>drawings</em></p>");
});
