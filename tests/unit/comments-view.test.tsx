import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CommentsView } from "../../src/components/comments/CommentsView.tsx";

test("shows a comment as plain text, with an open count and a link if there are more", () => {
  const createdAt = "2026-11-21T23:59:00.000Z";
  const content = "One\n<script>two</script>";
  const next = "/media/4?after=1#comments";
  const page = renderToStaticMarkup(
    <CommentsView
      isOpen
      comments={[{ id: 1, author: "Jo <b>", content, createdAt }]}
      next={next}
    />,
  );
  expect(page).toContain("One\n&lt;script&gt;two&lt;/script&gt;");
  expect(page).toContain("Jo &lt;b&gt;");
  expect(page).toContain(`<time dateTime="${createdAt}">21 November 2026</time>`);
  expect(page).toContain("Comments (1+)");
  expect(page).toContain(`href="${next}">More comments</a>`);
});
