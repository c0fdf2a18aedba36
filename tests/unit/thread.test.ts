import { afterEach, expect, test, vi } from "vitest";
import type { Sent } from "../../src/community/forum/api.ts";
import type { Discussion } from "../../src/community/forum/schema/discussion.ts";
import {
  $threads,
  loadMore,
  loadThread,
  postsOf,
  refreshThread,
  type Thread,
} from "../../src/community/forum/threads/threads.ts";
import type { Post } from "../../src/community/posts/schema/post.ts";
import { type Place, placeKey } from "../../src/lib/posts/post-types.ts";

const createdAt = "2026-11-21T10:00:00.000Z";
const replyOf = (id: number): Post => ({ id, author: "Jo", content: `Reply ${id}`, createdAt });
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

function served(id = discussion.id): Served {
  const pages = [{ after: 0, posts: [replyOf(1), replyOf(2)], next: 2 }];
  const place = { type: "discussion", id } as const;
  return { place, start: { phase: "ready", pages, posted: [], discussion } };
}

interface Served {
  place: Place;
  start: Thread;
}

const now = ({ place, start }: Served): Thread => $threads.get()[placeKey(place)] ?? start;
const refresh = ({ place, start }: Served, sent?: Pick<Sent<Post>, "post" | "privateLink">) =>
  refreshThread(place, start, sent && { id: 1, ...sent });
const more = ({ place, start }: Served, after: number) => loadMore(place, start, after);

type Pages = Record<string, { ids: number[]; next?: number }>;

function apiWith(pages: Pages): string[] {
  const requests: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    requests.push(address);
    if (/\/discussions\/\d+(\?|$)/.test(address)) return Response.json(discussion);
    const after = new URL(address, "https://x.example").searchParams.get("after") ?? "0";
    const page = pages[after];
    if (!page) return new Response("", { status: 500 });
    const link = `</api/discussions/3/replies?after=${page.next}>; rel="next"`;
    const headers = page.next ? { Link: link } : undefined;
    return Response.json(page.ids.map(replyOf), headers && { headers });
  });
  return requests;
}

const shownIds = (thread: Served): number[] => postsOf(now(thread)).map(({ id }) => id);

const comments = (id: number): Served => ({
  place: { type: "video", id },
  start: { phase: "changes", pages: [], posted: [] },
});

const twoPages = { 0: { ids: [1, 2], next: 2 }, 2: { ids: [3, 4], next: 4 } };

afterEach(() => {
  vi.unstubAllGlobals();
});

test("reloads the discussion and the page shown after a post, bypassing the CDN", async () => {
  const requests = apiWith({ 0: { ids: [1, 2, 3] } });
  const thread = served(11);
  const done = refresh(thread, { post: replyOf(3), privateLink: "/own/reply-x" });
  expect(now(thread).phase).toBe("changes");
  await done;
  expect(now(thread)).toMatchObject({ phase: "ready", discussion: { replies: 4 } });
  expect(shownIds(thread)).toEqual([1, 2, 3]);
  expect(requests.toSorted()).toEqual([
    "/api/discussions/11/replies?own=reply-x",
    "/api/discussions/11?own=reply-x",
  ]);
});

test("keeps the visitor's own reply if the page shown does not contain it", async () => {
  apiWith(twoPages);
  const thread = served(12);
  await refresh(thread, { post: replyOf(9) });
  expect(shownIds(thread)).toEqual([1, 2, 9]);
  await more(thread, 2);
  expect(shownIds(thread)).toEqual([1, 2, 3, 4, 9]);
});

test("adds pages, and loads all of them again after a post", async () => {
  const requests = apiWith({ ...twoPages, 4: { ids: [5] } });
  const thread = served(13);
  expect(await more(thread, 2)).toEqual([replyOf(3), replyOf(4)]);
  await more(thread, 4);
  expect(shownIds(thread)).toEqual([1, 2, 3, 4, 5]);
  requests.length = 0;
  await refresh(thread, { post: replyOf(6) });
  expect(shownIds(thread)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(requests).toHaveLength(4);
});

test("keeps what is shown if the next page cannot be loaded or is empty", async () => {
  apiWith({ 7: { ids: [] } });
  const thread = served(14);
  const before = now(thread);
  await expect(more(thread, 2)).rejects.toThrow("500");
  await expect(more(thread, 7)).rejects.toThrow("No posts on the next page");
  expect(now(thread)).toEqual(before);
});

test("reports a failure, and keeps the replies that were loaded before", async () => {
  apiWith({});
  const thread = served(15);
  await refresh(thread);
  expect(now(thread)).toMatchObject({ phase: "failed", isDiscussionMissing: false });
  expect(shownIds(thread)).toEqual([1, 2]);
});

test("reports that the discussion, not its replies, could not be loaded again", async () => {
  vi.stubGlobal("fetch", async (address: string) =>
    address.includes("/replies") ? Response.json([]) : new Response("", { status: 500 }),
  );
  const thread = served(17);
  await refresh(thread, { post: replyOf(3) });
  expect(now(thread)).toMatchObject({ phase: "failed", isDiscussionMissing: true });
});

test("shows the result of the last post if an earlier response arrives later", async () => {
  const held = Promise.withResolvers<void>();
  apiWith({ 0: { ids: [1] } });
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", async (address: string) => {
    await held.promise;
    return fetch(address);
  });
  const thread = served(16);
  const first = refresh(thread, { post: replyOf(1) });
  vi.stubGlobal("fetch", fetch);
  await refresh(thread, { post: replyOf(2) });
  const last = now(thread);
  held.resolve();
  await first;
  expect(now(thread)).toBe(last);
  expect(shownIds(thread)).toEqual([1, 2]);
});

test("loads the comments on a video once, and the next page of them", async () => {
  const requests = apiWith({ 0: { ids: [1, 2], next: 2 }, 2: { ids: [3] } });
  const thread = comments(1);
  await Promise.all([loadThread(thread.place), loadThread(thread.place)]);
  expect(requests).toEqual(["/api/comments?contentType=video&contentId=1"]);
  await more(thread, 2);
  expect(requests[1]).toBe("/api/comments?contentType=video&contentId=1&after=2");
  expect(shownIds(thread)).toEqual([1, 2, 3]);
});

test("shows a new comment at once, and keeps it if a cached response lacks it or none arrives", async () => {
  apiWith({ 0: { ids: [1] } });
  const thread = comments(2);
  await loadThread(thread.place);
  const done = refresh(thread, { post: replyOf(2) });
  expect(shownIds(thread)).toEqual([1, 2]);
  await done;
  expect(shownIds(thread)).toEqual([1, 2]);
  apiWith({});
  await refresh(thread, { post: replyOf(3) });
  expect(now(thread).phase).toBe("failed");
  expect(shownIds(thread)).toEqual([1, 2, 3]);
});
