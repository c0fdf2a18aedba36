import type { Discussion } from "../schemas/discussion.ts";
import type { Reply } from "../schemas/reply.ts";
import { privateLinkToken } from "./private-link-path.ts";

/** The part of a discussion's page that changes when a reply is posted. */
export type Thread = {
  replies: readonly Reply[];
  total: number;
  views: number;
  /** The number of earlier replies, counted up to `mostCounted` + 1. */
  earlier?: number | undefined;
  /** The URL of the page with the replies before these. */
  previous?: string | undefined;
  /** The URL of the page with the next replies. */
  next?: string | undefined;
  /** How many of the visitor's new replies are appended at the end, although other replies come in between. */
  appended?: number | undefined;
};

/** The URL of a page of replies. @param after the id of the last reply of the page before */
export const repliesUrl = (discussion: number | string, after: number | string | undefined) =>
  `/discussions/${discussion}${after ? `?after=${after}` : ""}#replies`;

/** The URL of a discussion that was just started: it bypasses caches, and the page shows the private link once. */
export const startedDiscussionUrl = (discussion: number, privateLink?: string): string =>
  `/discussions/${discussion}?fresh=started${privateLink ? `&own=${privateLinkToken(privateLink)}` : ""}`;

/** Appends the visitor's new reply. */
export function withReply(thread: Thread, reply: Reply): Thread {
  if (thread.replies.some(({ id }) => id === reply.id)) return thread;
  return {
    ...thread,
    replies: [...thread.replies, reply],
    total: thread.total + 1,
    appended: (thread.appended ?? 0) + (thread.next ? 1 : 0),
  };
}

/** One page of a fresh list, and the URL of the next. */
export type FreshPage = { replies: readonly Reply[]; next?: string | undefined };

/**
 * Merges a fresh page of replies. A cached page may not contain the visitor's replies yet: they stay, and so
 * do the pages that were appended to the first.
 */
export function withReplies(thread: Thread, page: FreshPage, myReplies: readonly Reply[]): Thread {
  const known = new Set([...page.replies, ...myReplies].map(({ id }) => id));
  const last = page.replies.at(-1)?.id ?? 0;
  const added = page.next ? thread.replies.filter(({ id }) => id > last && !known.has(id)) : [];
  const missing = myReplies.filter(({ id }) => !page.replies.some((reply) => reply.id === id));
  const next = added.length > 0 ? thread.next : page.next;
  const replies = [...page.replies, ...added, ...missing];
  return { ...thread, replies, next, appended: next ? missing.length : 0 };
}

/** Updates the counts. They never decrease, since a cached count may be behind. */
export function withCounts(thread: Thread, { replies, views }: Discussion): Thread {
  return {
    ...thread,
    total: Math.max(thread.total, replies),
    views: Math.max(thread.views, views),
  };
}
