import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { commentsRead } from "../../src/api-client/api-reads.ts";
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
async function open(send: (id: number) => Promise<number>) {
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
  const send = vi.fn(async () => 4);
  const { $state, like, asked } = await open(send);
  await like();
  await settle();
  expect(send).toHaveBeenCalledExactlyOnceWith(1);
  expect($state.get()).toEqual({ pending: false, count: 4 });
  expect(asked).toEqual(["/api/blog?fresh=1", "/api/blog/1?fresh=1"]);
});

test("ignores a second like until the first has a response", async () => {
  let answer = (_: number) => {};
  const send = vi.fn(() => new Promise<number>((resolve) => (answer = resolve)));
  const { $state, like } = await open(send);
  const first = like();
  expect($state.get()).toEqual({ pending: true });
  await like();
  expect(send).toHaveBeenCalledOnce();
  answer(9);
  await first;
  expect($state.get()).toEqual({ pending: false, count: 9 });
});

test("refreshes nothing after a failure and can be tried again", async () => {
  const send = vi.fn(async () => 3).mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const { $state, like, asked } = await open(send);
  await like();
  await settle();
  expect($state.get()).toEqual({ pending: false });
  expect(asked).toEqual([]);
  await like();
  expect($state.get()).toEqual({ pending: false, count: 3 });
});
