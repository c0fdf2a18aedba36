import type { ComponentProps, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DiscussionView } from "../../src/community/forum/board/DiscussionView.tsx";
import type { Discussion } from "../../src/community/forum/schema/discussion.ts";
import { PostList } from "../../src/community/forum/threads/PostList.tsx";

const reply = { id: 7, author: "Jo", content: "a\nb", createdAt: "2026-11-21T23:30:00.000Z" };
const discussion: Discussion = {
  id: 3,
  title: "A title",
  content: "One\n\nTwo",
  author: "Marie",
  category: "medical-experiences",
  createdAt: "2026-11-21T00:30:00.000Z",
  updatedAt: "2026-11-21T00:30:00.000Z",
  replies: 2,
  views: 5,
};

const html = (view: ReactNode) => renderToStaticMarkup(view);
const show = (change: Partial<Discussion>) =>
  html(<DiscussionView discussion={{ ...discussion, ...change }} />);

test("shows a discussion with the singular and the plural for counts", () => {
  expect(show({ replies: 0, views: 0 })).toMatch(/>0 replies<.*>0 views</);
  expect(show({ replies: 1, views: 1 })).toMatch(/>1 reply<.*>1 view</);
  expect(show({ replies: 2, views: 2 })).toMatch(/>2 replies<.*>2 views</);
});

const place = { type: "discussion", id: 3 } as const;
const list = (props: Partial<ComponentProps<typeof PostList>>, posts = [reply], replies = 1) => {
  const pages = [{ after: 0, posts, next: undefined }];
  const thread = {
    phase: "ready",
    pages,
    posted: [],
    discussion: { ...discussion, replies },
  } as const;
  return html(<PostList place={place} thread={thread} isOpen {...props} />);
};

test("links the visitor's own replies to their private page, and the others to a report", () => {
  const show = (privateLink: string) => list({ mine: [{ privateLink, id: 7, postedAt: 1 }] });
  expect(show("/own/reply-x")).toMatch(/href="\/own\/reply-x">Delete<\/a>/);
  expect(show("/own/reply-x")).not.toContain("Report");
  expect(show("/own/comment-x")).toMatch(
    /href="\/report\?kind=reply&amp;id=7"[^>]*>Report<span class="visually-hidden"> reply by /,
  );
});

test("links to the first page from the third", () => {
  expect(list({ previous: 5 })).toMatch(/<a [^>]*href="\/discussions\/3#replies">First page<\/a>/);
  expect(list({ previous: 0 })).not.toContain("First page");
});
