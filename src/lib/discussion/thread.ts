import type { Discussion } from "../../schemas/discussion.ts";
import type { Reply } from "../../schemas/reply.ts";
import { tokenOf } from "../own/own-path.ts";

/** What a discussion's page shows that changes when a reply is posted. */
export type Thread = {
  replies: readonly Reply[];
  total: number;
  views: number;
  /** How many replies come before these, counted up to one more than `mostCounted`. */
  earlier?: number | undefined;
  /** The address of the page with the replies that come before. */
  previous?: string | undefined;
  /** The address of the page with the replies that follow. */
  next?: string | undefined;
  /** How many at the end are the visitor's own, out of their place. */
  own?: number | undefined;
};

/** The address of a page of replies. @param after the id of the last reply of the page before */
export const repliesAddress = (discussion: number | string, after: number | string | undefined) =>
  `/discussions/${discussion}${after ? `?after=${after}` : ""}#replies`;

/**
 * The page of a discussion that the visitor has just started, from no cache, which says so.
 * @param own its private page, whose link is shown there once
 */
export const startedAddress = (discussion: number, own?: string): string =>
  `/discussions/${discussion}?fresh=started${own ? `&own=${tokenOf(own)}` : ""}`;

/** The thread with the visitor's own new reply at its end. */
export function withReply(thread: Thread, reply: Reply): Thread {
  if (thread.replies.some(({ id }) => id === reply.id)) return thread;
  return {
    ...thread,
    replies: [...thread.replies, reply],
    total: thread.total + 1,
    own: (thread.own ?? 0) + (thread.next ? 1 : 0),
  };
}

/** One page of a fresh list, and the address of the one that follows. */
export type FreshPage = { replies: readonly Reply[]; next?: string | undefined };

/**
 * The thread with a fresh page of its list. A cached one may not have the visitor's own replies yet:
 * they stay, and so do the pages that were added to the first.
 */
export function withReplies(thread: Thread, page: FreshPage, own: readonly Reply[]): Thread {
  const known = new Set([...page.replies, ...own].map(({ id }) => id));
  const last = page.replies.at(-1)?.id ?? 0;
  const added = page.next ? thread.replies.filter(({ id }) => id > last && !known.has(id)) : [];
  const mine = own.filter(({ id }) => !page.replies.some((reply) => reply.id === id));
  const next = added.length > 0 ? thread.next : page.next;
  const replies = [...page.replies, ...added, ...mine];
  return { ...thread, replies, next, own: next ? mine.length : 0 };
}

/** The thread with fresh counts. A cached one may be a reply behind: the count does not go back. */
export function withCounts(thread: Thread, { replies, views }: Discussion): Thread {
  return {
    ...thread,
    total: Math.max(thread.total, replies),
    views: Math.max(thread.views, views),
  };
}
