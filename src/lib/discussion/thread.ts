import type { Discussion } from "../../schemas/discussion.ts";
import type { Reply } from "../../schemas/reply.ts";

/** What a discussion's page shows that changes when a reply is posted. */
export type Thread = {
  replies: readonly Reply[];
  total: number;
  views: number;
  /** The address of the page with the replies that follow. */
  next?: string | undefined;
};

/** The thread with the visitor's own new reply at its end. */
export function withReply(thread: Thread, reply: Reply): Thread {
  if (thread.replies.some(({ id }) => id === reply.id)) return thread;
  return { ...thread, replies: [...thread.replies, reply], total: thread.total + 1 };
}

/** The thread with a fresh list. A cached one may not have the visitor's own replies yet: they stay. */
export function withReplies(thread: Thread, replies: readonly Reply[], own: readonly Reply[]) {
  const known = new Set(replies.map(({ id }) => id));
  return { ...thread, replies: [...replies, ...own.filter(({ id }) => !known.has(id))] };
}

/** The thread with fresh counts. A cached one may be a reply behind: the count does not go back. */
export function withCounts(thread: Thread, { replies, views }: Discussion): Thread {
  return {
    ...thread,
    total: Math.max(thread.total, replies),
    views: Math.max(thread.views, views),
  };
}
