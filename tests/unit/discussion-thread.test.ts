import { describe, expect, test } from "vitest";
import { withCounts, withReplies, withReply } from "../../src/lib/discussion-thread.ts";

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

describe("the thread", () => {
  test("appends the visitor's reply", () => {
    const next = withReply(thread, reply(2));
    expect(ids(next)).toEqual([1, 2]);
    expect(next.total).toBe(2);
  });

  test("counts a repeated reply once", () => {
    expect(withReply(thread, reply(1))).toEqual(thread);
  });

  test("keeps the visitor's reply if a cached list does not contain it", () => {
    expect(ids(withReplies(thread, { replies: [reply(1)] }, [reply(2)]))).toEqual([1, 2]);
  });

  test("uses a fresh list that contains the reply", () => {
    const replies = [reply(1), reply(2), reply(3)];
    expect(ids(withReplies(thread, { replies }, [reply(2)]))).toEqual([1, 2, 3]);
    expect(withReplies(thread, { replies }, [reply(2)]).next).toBeUndefined();
  });

  test("keeps appended pages and the link to the next page", () => {
    const long = { ...thread, replies: [1, 2, 3, 4].map(reply), total: 9, next: "after 4" };
    const own = withReply(long, reply(9));
    expect([ids(own), own.total, own.appended]).toEqual([[1, 2, 3, 4, 9], 10, 1]);
    const fresh = withReplies(own, { replies: [1, 2].map(reply), next: "after 2" }, [reply(9)]);
    expect([ids(fresh), fresh.next, fresh.appended]).toEqual([[1, 2, 3, 4, 9], "after 4", 1]);
  });

  test("takes the next page from the fresh list if only one page is shown", () => {
    const fresh = withReplies(thread, { replies: [reply(1)], next: "after 1" }, []);
    expect([ids(fresh), fresh.next, fresh.appended]).toEqual([[1], "after 1", 0]);
  });

  test("never lowers a count", () => {
    expect(withCounts(thread, fresh(3, 9))).toMatchObject({ total: 3, views: 9 });
    expect(withCounts(thread, fresh(0, 2))).toMatchObject({ total: 1, views: 4 });
  });
});
