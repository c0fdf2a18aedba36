import type { Discussion } from "../schemas/discussion.ts";
import type { Reply } from "../schemas/reply.ts";
import { privateLinkToken } from "./private-link-path.ts";

/** The state of a discussion page that changes when a reply is posted. */
export type Thread = {
  replies: readonly Reply[];
  total: number;
  views: number;
  /** The number of earlier replies, counted up to `mostCounted` + 1. */
  earlier?: number | undefined;
  previous?: string | undefined;
  next?: string | undefined;
  /** The number of the visitor's new replies shown at the end, although replies of the next page come before them. */
  appended?: number | undefined;
};

/** Returns the URL of a page of replies. @param after the id of the last reply on the previous page */
export const repliesUrl = (discussion: number | string, after: number | string | undefined) =>
  `/discussions/${discussion}${after ? `?after=${after}` : ""}#replies`;

/** Returns the URL of a new discussion. It bypasses caches, and the page shows the private link once. */
export const startedDiscussionUrl = (discussion: number, privateLink?: string): string =>
  `/discussions/${discussion}${privateLink ? `?own=${privateLinkToken(privateLink)}` : ""}`;

export function withReply(thread: Thread, reply: Reply): Thread {
  if (thread.replies.some(({ id }) => id === reply.id)) return thread;
  return {
    ...thread,
    replies: [...thread.replies, reply],
    total: thread.total + 1,
    appended: (thread.appended ?? 0) + (thread.next ? 1 : 0),
  };
}

type FreshPage = { replies: readonly Reply[]; next?: string | undefined };

/**
 * Merges a newly loaded page of replies. It keeps the visitor's own replies, which a cached page may not contain yet,
 * and the pages loaded after the first.
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

/** Updates the counts. They never decrease, because a cached count may be out of date. */
export function withCounts(thread: Thread, { replies, views }: Discussion): Thread {
  return {
    ...thread,
    total: Math.max(thread.total, replies),
    views: Math.max(thread.views, views),
  };
}
