import { afterEach, expect, test, vi } from "vitest";
import type { Discussion } from "../../src/features/forum/schema/discussion.ts";
import type { Reply } from "../../src/features/forum/schema/reply.ts";
import { createThread, repliesOf } from "../../src/features/forum/thread.ts";

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

/** A discussion whose page shows two replies. */
const served = () =>
  createThread(discussion, { after: 0, replies: [replyOf(1), replyOf(2)], next: 2 });
type Store = ReturnType<typeof served>;

/** Pages by their `after`, with the `after` of the next one. */
type Pages = Record<string, { ids: number[]; next?: number }>;

/** Responds like the API. @returns the requests */
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

const shownIds = ({ $state }: Store): number[] => repliesOf($state.get()).map(({ id }) => id);

const twoPages = { 0: { ids: [1, 2], next: 2 }, 2: { ids: [3, 4], next: 4 } };

afterEach(() => {
  vi.unstubAllGlobals();
});

test("shows the server's replies at first", () => {
  expect(shownIds(served())).toEqual([1, 2]);
});

test("reloads the discussion and the page shown after a post, bypassing the CDN", async () => {
  const requests = apiWith({ 0: { ids: [1, 2, 3] } });
  const thread = served();
  const done = thread.refresh({ post: replyOf(3), privateLink: "/own/reply-x" });
  expect(thread.$state.get().phase).toBe("changes");
  await done;
  expect(thread.$state.get()).toMatchObject({ phase: "ready", discussion: { replies: 4 } });
  expect(shownIds(thread)).toEqual([1, 2, 3]);
  expect(requests.toSorted()).toEqual([
    "/api/discussions/3/replies?own=reply-x",
    "/api/discussions/3?own=reply-x",
  ]);
});

test("keeps the visitor's own reply if the page shown does not contain it", async () => {
  apiWith(twoPages);
  const thread = served();
  await thread.refresh({ post: replyOf(9) });
  expect(shownIds(thread)).toEqual([1, 2, 9]);
  await thread.loadMore(2);
  expect(shownIds(thread)).toEqual([1, 2, 3, 4, 9]);
});

test("adds pages, and loads all of them again after a post", async () => {
  const requests = apiWith({ ...twoPages, 4: { ids: [5] } });
  const thread = served();
  expect(await thread.loadMore(2)).toEqual([replyOf(3), replyOf(4)]);
  await thread.loadMore(4);
  expect(shownIds(thread)).toEqual([1, 2, 3, 4, 5]);
  requests.length = 0;
  await thread.refresh({ post: replyOf(6) });
  expect(shownIds(thread)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(requests).toHaveLength(4);
});

test("keeps what is shown if the next page cannot be loaded or is empty", async () => {
  apiWith({ 7: { ids: [] } });
  const thread = served();
  const before = thread.$state.get();
  await expect(thread.loadMore(2)).rejects.toThrow("500");
  await expect(thread.loadMore(7)).rejects.toThrow("No replies on the next page");
  expect(thread.$state.get()).toEqual(before);
});

test("reports a failure, and keeps the replies that were loaded before", async () => {
  apiWith({});
  const thread = served();
  await thread.refresh();
  expect(thread.$state.get().phase).toBe("failed");
  expect(shownIds(thread)).toEqual([1, 2]);
});

test("shows the result of the last post if an earlier response arrives later", async () => {
  const held = Promise.withResolvers<void>();
  apiWith({ 0: { ids: [1] } });
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", async (address: string) => {
    await held.promise;
    return fetch(address);
  });
  const thread = served();
  const first = thread.refresh({ post: replyOf(1) });
  vi.stubGlobal("fetch", fetch);
  await thread.refresh({ post: replyOf(2) });
  const last = thread.$state.get();
  held.resolve();
  await first;
  expect(thread.$state.get()).toBe(last);
  expect(shownIds(thread)).toEqual([1, 2]);
});
