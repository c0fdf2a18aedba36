import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Discussion } from "../../src/schemas/discussion.ts";
import type { Reply } from "../../src/schemas/reply.ts";
import {
  $posted,
  $thread,
  loadMoreReplies,
  refreshThread,
  repliesOf,
  type Thread,
} from "../../src/stores/thread.ts";

const createdAt = "2026-11-21T10:00:00.000Z";
const replyOf = (id: number): Reply => ({ id, author: "Jo", content: `Reply ${id}`, createdAt });
const discussion: Discussion = {
  id: 3,
  title: "Sleep",
  content: "Hello",
  author: "Marie",
  category: "weekly-discussions",
  createdAt,
  updatedAt: createdAt,
  replies: 4,
  views: 5,
};
const served = { discussionId: 3, after: 0 };

/** Pages by their `after`, with the `after` of the next one. */
type Pages = Record<string, { ids: number[]; next?: number }>;

/** Answers like the API. @returns the requests */
function apiWith(pages: Pages): string[] {
  const requests: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    requests.push(address);
    if (!address.includes("/replies")) return Response.json(discussion);
    const after = new URL(address, "https://x.example").searchParams.get("after") ?? "0";
    const page = pages[after];
    if (!page) return new Response("", { status: 500 });
    const link = `</api/discussions/3/replies?after=${page.next}>; rel="next"`;
    const headers = page.next ? { Link: link } : undefined;
    return Response.json(page.ids.map(replyOf), headers && { headers });
  });
  return requests;
}

const shownIds = (thread: Thread = $thread.get()): number[] =>
  thread.phase === "server" || !thread.loaded
    ? []
    : repliesOf(thread.loaded, $posted.get()).map(({ id }) => id);

const twoPages = { 0: { ids: [1, 2], next: 2 }, 2: { ids: [3, 4], next: 4 } };

beforeEach(() => {
  vi.stubGlobal("document", new EventTarget());
  $thread.set({ phase: "server" });
  $posted.set([]);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("loads the page shown and the discussion after a post, without the copies of the CDN", async () => {
  const requests = apiWith({ 0: { ids: [1, 2] } });
  const woken = vi.fn();
  document.addEventListener("thread", woken);
  const done = refreshThread(served, { post: replyOf(2), privateLink: "/own/reply-x" });
  expect($thread.get()).toMatchObject({ phase: "loading", what: "changes" });
  await done;
  expect($thread.get()).toMatchObject({ phase: "ready", loaded: { discussion: { replies: 4 } } });
  expect(requests.toSorted()).toEqual([
    "/api/discussions/3/replies?own=reply-x",
    "/api/discussions/3?own=reply-x",
  ]);
  expect(woken).toHaveBeenCalledOnce();
});

test("keeps the visitor's own reply if the page shown does not contain it", async () => {
  apiWith(twoPages);
  await refreshThread(served, { post: replyOf(9) });
  expect(shownIds()).toEqual([1, 2, 9]);
  await loadMoreReplies(served, 2);
  expect(shownIds()).toEqual([1, 2, 3, 4, 9]);
});

test("adds pages, and loads all of them again after a post", async () => {
  const requests = apiWith({ ...twoPages, 4: { ids: [5] } });
  expect(await loadMoreReplies(served, 2)).toEqual([replyOf(3), replyOf(4)]);
  await loadMoreReplies(served, 4);
  expect(shownIds()).toEqual([1, 2, 3, 4, 5]);
  requests.length = 0;
  await refreshThread(served, { post: replyOf(6) });
  expect(shownIds()).toEqual([1, 2, 3, 4, 5, 6]);
  expect(requests).toHaveLength(4);
});

test("keeps what is shown if the next page cannot be loaded or is empty", async () => {
  apiWith({ 0: { ids: [1] }, 7: { ids: [] } });
  await expect(loadMoreReplies(served, 2)).rejects.toThrow("500");
  await expect(loadMoreReplies(served, 7)).rejects.toThrow("No replies on the next page");
  expect($thread.get()).toEqual({ phase: "server" });
});

test("reports a failure, and keeps the replies that were loaded before", async () => {
  apiWith({});
  await refreshThread(served, { post: replyOf(1) });
  expect($thread.get()).toEqual({ phase: "failed", loaded: undefined });
  apiWith({ 0: { ids: [1] } });
  await refreshThread(served);
  apiWith({});
  await refreshThread(served);
  expect($thread.get().phase).toBe("failed");
  expect(shownIds()).toEqual([1]);
});

test("shows the result of the last post if an earlier response comes later", async () => {
  const held = Promise.withResolvers<void>();
  apiWith({ 0: { ids: [1] } });
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", async (address: string) => {
    await held.promise;
    return fetch(address);
  });
  const first = refreshThread(served, { post: replyOf(1) });
  vi.stubGlobal("fetch", fetch);
  await refreshThread(served, { post: replyOf(2) });
  const last = $thread.get();
  held.resolve();
  await first;
  expect($thread.get()).toBe(last);
  expect(shownIds()).toEqual([1, 2]);
});
