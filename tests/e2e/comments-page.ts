import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { CommentsView } from "../../src/components/comments/CommentsView.tsx";

/** The URLs of the pages with comments on videos and photographs, until comments are launched. */
export const commentsPages = "**/comments/*/*";

/** Such a page, as the function renders it. */
export const commentsPage = (comments: Parameters<typeof CommentsView>[0]["comments"] = []) => ({
  contentType: "text/html",
  body: `<main>${renderToStaticMarkup(createElement(CommentsView, { comments, isOpen: false }))}</main>`,
});
