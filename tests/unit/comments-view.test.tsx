import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CommentsView } from "../../src/components/comments/CommentsView.tsx";
import type { CommentsState } from "../../src/lib/comments-state.ts";

const html = (state: CommentsState) => renderToStaticMarkup(<CommentsView state={state} />);
const ready = (content: string) =>
  html({
    status: "ready",
    comments: [{ id: 1, author: "Jo <b>", content, createdAt: "2026-11-21T23:59:00.000Z" }],
  });

test("shows three skeletons and no count while the comments load", () => {
  const page = html({ status: "loading" });
  expect(page).toContain("Comments (…)");
  expect(page.match(/class="skeleton"/g)).toHaveLength(3);
});

test("shows a comment as plain text with its line breaks", () => {
  const page = ready("One\n<script>two</script>");
  expect(page).toContain("Comments (1)");
  expect(page).toContain("One\n&lt;script&gt;two&lt;/script&gt;");
  expect(page).toContain("Jo &lt;b&gt;");
  expect(page).toContain('<time dateTime="2026-11-21T23:59:00.000Z">21 November 2026</time>');
});

test("shows the specified text and both links if there are no comments", () => {
  const page = html({ status: "ready", comments: [] });
  expect(page).toContain("Comments (0)");
  expect(page).toContain(">Comments feature is currently in development<");
  expect(page).toMatch(/href="\/support".*href="\/store"/);
});

test("shows an error and a button to try again", () => {
  const page = html({ status: "failed" });
  expect(page).toMatch(/role="alert".*could not be loaded\..*>Try again</);
});

test.each<CommentsState>([
  { status: "loading" },
  { status: "failed" },
  { status: "ready", comments: [] },
])("keeps the Add Comment button disabled while $status", (state) => {
  expect(html(state)).toContain('disabled="">Add Comment (Coming Soon)</button>');
});

test("does not mention development if visitors can comment", () => {
  const page = renderToStaticMarkup(
    <CommentsView state={{ status: "ready", comments: [] }} isOpen posted>
      <p>The form</p>
    </CommentsView>,
  );
  expect(page).toContain(">No comments yet<");
  expect(page).toContain("<p>The form</p>");
  expect(page).toMatch(/role="status">Your comment has been posted\.</);
  expect(page).not.toMatch(/in development|Coming Soon/);
});

test.each([
  ["there", "More comments"],
  ["loading", "Loading..."],
  ["failed", "Try again"],
] as const)("shows an open count while the next page is %s, and the button %s", (more, words) => {
  const comments = [{ id: 1, author: "Jo", content: "One", createdAt: "2026-11-21T23:59:00.000Z" }];
  const page = renderToStaticMarkup(
    <CommentsView state={{ status: "ready", comments, more }} onMore={() => {}} />,
  );
  expect(page).toContain("Comments (1+)");
  expect(page).toContain(`>${words}</button>`);
  expect(page.includes('role="alert"')).toBe(more === "failed");
});
