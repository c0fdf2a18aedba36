import { describe, expect, test } from "vitest";
import { withCounts, withReplies, withReply } from "../../src/lib/discussion/thread.ts";

const reply = (id: number) => ({
  id,
  author: "Jo",
  content: "H",
  createdAt: "2026-11-21T10:00:00Z",
});
const thread = { replies: [reply(1)], total: 1, views: 4 };
const ids = ({ replies }: { replies: readonly { id: number }[] }) => replies.map(({ id }) => id);

const fresh = (replies: number, views: number) => ({
  id: 3,
  title: "T",
  content: "C",
  author: "A",
  category: "weekly-discussions" as const,
  createdAt: "2026-11-21T10:00:00Z",
  updatedAt: "2026-11-21T10:00:00Z",
  replies,
  views,
});

describe("the thread on the page", () => {
  test("ends with the visitor's own reply", () => {
    const next = withReply(thread, reply(2));
    expect(ids(next)).toEqual([1, 2]);
    expect(next.total).toBe(2);
  });

  test("counts a repeated reply once", () => {
    expect(withReply(thread, reply(1))).toEqual(thread);
  });

  test("keeps the own reply where a cached list lacks it", () => {
    expect(ids(withReplies(thread, [reply(1)], [reply(2)]))).toEqual([1, 2]);
  });

  test("takes a fresh list as it is", () => {
    expect(ids(withReplies(thread, [reply(1), reply(2), reply(3)], [reply(2)]))).toEqual([1, 2, 3]);
  });

  test("takes fresh counts but never counts back", () => {
    expect(withCounts(thread, fresh(3, 9))).toMatchObject({ total: 3, views: 9 });
    expect(withCounts(thread, fresh(0, 2))).toMatchObject({ total: 1, views: 4 });
  });
});
