import type { ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { getDiscussion, getReplies } from "../api-client/api-client.ts";
import { readThread } from "../client/forum/read-thread.ts";
import { Counts } from "../components/forum/Counts.tsx";
import { ReadFailed } from "../components/forum/ReadFailed.tsx";
import { Replies } from "../components/forum/Replies.tsx";
import {
  repliesUrl,
  type Thread,
  withCounts,
  withReplies,
  withReply,
} from "../lib/discussion-thread.ts";
import { privateLinkToken } from "../lib/private-link-path.ts";
import type { Reply } from "../schemas/reply.ts";
import { myPostLinks } from "../stores/my-posts.ts";

const roots = new WeakMap<Element, Root>();
const myReplies: Reply[] = [];
let own: string | undefined;
let thread: Thread | undefined;

/** Shows the visitor's reply before the list is reloaded. */
export function addMyReply(reply: Reply, privateLink: string | undefined) {
  myReplies.push(reply);
  own = privateLink && privateLinkToken(privateLink);
  show(withReply(current(), reply));
}

/** Reloads the discussion and its replies. If a request fails, the current data stays, with a message. */
export async function refreshThread(id: string) {
  const after = new URLSearchParams(location.search).get("after") ?? undefined;
  const [page, discussion] = await Promise.allSettled([
    getReplies(id, { after, own }),
    getDiscussion(id, { own }),
  ]);
  let latest = current();
  if (page.status === "fulfilled") {
    const { replies, next } = page.value;
    latest = withReplies(latest, { replies, next: next && repliesUrl(id, next) }, myReplies);
  }
  if (discussion.status === "fulfilled") latest = withCounts(latest, discussion.value);
  const failed = [page, discussion].find((read) => read.status === "rejected");
  const retry = () => {
    // The focused button disappears.
    document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
    show(current());
    void refreshThread(id);
  };
  show(latest, failed && <ReadFailed message={failed.reason.message} onRetry={retry} />);
}

function current(): Thread {
  thread ??= readThread();
  return thread;
}

function show(next: Thread, failure?: ReactNode) {
  thread = next;
  const { views, ...replies } = next;
  render(
    "[data-replies]",
    <>
      <Replies {...replies} links={myPostLinks("reply")} />
      {failure}
    </>,
  );
  render("[data-counts]", <Counts replies={replies.total} views={views} />);
}

function render(selector: string, view: ReactNode) {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) return;
  // Tells `more-replies.ts` that React now renders this element.
  element.dataset["live"] = "";
  const root = roots.get(element) ?? createRoot(element);
  roots.set(element, root);
  root.render(view);
}
