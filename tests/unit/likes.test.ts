import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { commentsRead } from "../../src/api-client/api-reads.ts";
import { LikeButton } from "../../src/components/blog/LikeButton.tsx";
import type { LikesResponse } from "../../src/schemas/blog-post.ts";
import { createLikes } from "../../src/stores/likes.ts";
import { createReads } from "../../src/stores/reads.ts";
import { network, settle } from "../support/network.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const paths = [
  ...["/api/blog", "/api/blog/1", "/api/blog/2", "/api/blog?after=7"],
  commentsRead({ contentType: "blog", contentId: 1 }).path,
];

/** Likes of post 1, with a subscriber to everything that a like could refresh. */
async function open(send: (id: number) => Promise<LikesResponse>) {
  const { asked } = network(
    Object.fromEntries(paths.flatMap((path) => [path, `${path}?fresh=1`].map((at) => [at, "x"]))),
  );
  const reads = createReads();
  for (const path of paths)
    reads.at({ path, parse: (response) => response.text() }).subscribe(() => {});
  await settle();
  asked.length = 0;
  return { ...createLikes(reads, 1, send), asked };
}

test("returns the count and refreshes only the list and this post", async () => {
  const send = vi.fn(async () => ({ likes: 4 }));
  const { $state, like, asked } = await open(send);
  await like();
  await settle();
  expect(send).toHaveBeenCalledExactlyOnceWith(1);
  expect($state.get()).toEqual({ pending: false, counted: { likes: 4 } });
  expect(asked).toEqual(["/api/blog?fresh=1", "/api/blog/1?fresh=1"]);
});

test("ignores a second like until the first has a response", async () => {
  const { promise, resolve } = Promise.withResolvers<LikesResponse>();
  const send = vi.fn(() => promise);
  const { $state, like } = await open(send);
  const first = like();
  expect($state.get()).toEqual({ pending: true });
  await like();
  expect(send).toHaveBeenCalledOnce();
  resolve({ likes: 9 });
  await first;
  expect($state.get()).toEqual({ pending: false, counted: { likes: 9 } });
});

test("refreshes nothing after a failure and can be tried again", async () => {
  const send = vi
    .fn(async () => ({ likes: 3 }))
    .mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const { $state, like, asked } = await open(send);
  await like();
  await settle();
  expect($state.get()).toEqual({ pending: false });
  expect(asked).toEqual([]);
  await like();
  expect($state.get()).toEqual({ pending: false, counted: { likes: 3 } });
});

test("reports that the visitor's like is already counted today", async () => {
  const { $state, like } = await open(async () => ({ likes: 3, alreadyCounted: true }));
  await like();
  expect($state.get()).toEqual({
    pending: false,
    counted: { likes: 3, alreadyCounted: true },
  });
});

test("shows that message to everyone, and a new count only to screen readers", () => {
  const show = (given: LikesResponse) =>
    renderToStaticMarkup(LikeButton({ id: 1, likes: 3, counted: given }));
  expect(show({ likes: 3 })).toContain('<p class="visually-hidden" role="status">3 likes</p>');
  expect(show({ likes: 3, alreadyCounted: true })).toContain(
    '<p role="status">You have already liked this post today.',
  );
});
