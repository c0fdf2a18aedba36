import type { ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { getDiscussion, getReplies } from "../lib/api.ts";
import { Counts } from "../lib/discussion/Counts.tsx";
import { Replies } from "../lib/discussion/Replies.tsx";
import {
  repliesAddress,
  type Thread,
  withCounts,
  withReplies,
  withReply,
} from "../lib/discussion/thread.ts";
import type { Reply } from "../schemas/reply.ts";
import { ownLinks } from "../stores/own-posts.ts";
import { readThread } from "./read-thread.ts";

const roots = new WeakMap<Element, Root>();
const own: Reply[] = [];
let thread: Thread | undefined;

/** Puts the visitor's own reply on the page, without waiting for a fresh list. */
export function addOwnReply(reply: Reply) {
  own.push(reply);
  show(withReply(current(), reply));
}

/** Fetches the discussion and its replies anew. What cannot be fetched stays as it is. */
export async function refreshThread(id: string) {
  const after = new URLSearchParams(location.search).get("after") ?? undefined;
  const reply = own.at(-1)?.id.toString();
  const [discussion, page] = await Promise.allSettled([
    getDiscussion(id, { reply }),
    getReplies(id, { after, reply }),
  ]);
  if (page.status === "fulfilled") {
    const { replies, next } = page.value;
    const address = next && repliesAddress(id, next);
    show(withReplies(current(), { replies, next: address }, own));
  }
  if (discussion.status === "fulfilled") show(withCounts(current(), discussion.value));
}

function current(): Thread {
  thread ??= readThread();
  return thread;
}

function show(next: Thread) {
  thread = next;
  const { views, ...replies } = next;
  render("[data-replies]", <Replies {...replies} links={ownLinks("reply")} />);
  render("[data-counts]", <Counts replies={replies.total} views={views} />);
}

function render(place: string, view: ReactNode) {
  const element = document.querySelector<HTMLElement>(place);
  if (!element) return;
  // From now on it is React's: `more-replies.ts` leaves it alone.
  element.dataset["live"] = "";
  const root = roots.get(element) ?? createRoot(element);
  roots.set(element, root);
  root.render(view);
}
