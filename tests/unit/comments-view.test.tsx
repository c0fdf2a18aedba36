import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CommentsView } from "../../src/components/comments/CommentsView.tsx";

const html = (view: Partial<Parameters<typeof CommentsView>[0]>) =>
  renderToStaticMarkup(<CommentsView isOpen={false} {...view} />);
const one = { id: 1, author: "Jo <b>", createdAt: "2026-11-21T23:59:00.000Z" };

test("shows three skeletons and no count while the comments load", () => {
  const page = html({});
  expect(page).toContain("Comments (…)");
  expect(page.match(/class="skeleton"/g)).toHaveLength(3);
});

test("shows a comment as plain text with its line breaks", () => {
  const page = html({ comments: [{ ...one, content: "One\n<script>two</script>" }] });
  expect(page).toContain("Comments (1)");
  expect(page).toContain("One\n&lt;script&gt;two&lt;/script&gt;");
  expect(page).toContain("Jo &lt;b&gt;");
  expect(page).toContain('<time dateTime="2026-11-21T23:59:00.000Z">21 November 2026</time>');
});

test("shows the specified text and both links if there are no comments", () => {
  const page = html({ comments: [] });
  expect(page).toContain("Comments (0)");
  expect(page).toContain(">Comments feature is currently in development<");
  expect(page).toMatch(/href="\/support".*href="\/store"/);
});

test.each([undefined, []])("keeps the Add Comment button disabled: %s", (comments) => {
  const page = html(comments ? { comments } : {});
  expect(page).toContain('disabled="">Add Comment (Coming Soon)</button>');
});

test("does not mention development if visitors can comment", () => {
  const page = html({ comments: [], isOpen: true, children: <p>The form</p> });
  expect(page).toContain(">No comments yet<");
  expect(page).toContain("<p>The form</p>");
  expect(page).not.toMatch(/in development|Coming Soon/);
});

test("shows an open count and a link if there are more", () => {
  const page = html({ comments: [{ ...one, content: "One" }], next: "/media/4?after=1#comments" });
  expect(page).toContain("Comments (1+)");
  expect(page).toContain('href="/media/4?after=1#comments">More comments</a>');
});
