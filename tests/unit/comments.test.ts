import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Comment, CommentTarget } from "../../src/schemas/comment.ts";
import { createComments } from "../../src/stores/comments.ts";
import { network, settle } from "../support/network.ts";

const comment = (id: number): Comment => ({
  id,
  author: "Jo",
  content: `No. ${id}`,
  createdAt: "2026-11-21T10:00:00.000Z",
});
const video = (contentId: number): CommentTarget => ({ contentType: "video", contentId });
const path = "/api/comments?contentType=video&contentId=4";

/** A response of the API. @param after starts the next page, if any */
const list = (comments: Comment[], after?: number) => ({
  body: JSON.stringify(comments),
  link: after ? `<${path}&after=${after}>; rel="next"` : undefined,
});

/** What the API returns to the writer of a comment. */
const sent = (post: Comment) => ({ post, privateLink: "/own/comment-a" });

/** The comments on video 4, with a subscriber. A test can change `answers` later. */
function open(answers: Parameters<typeof network>[0]) {
  const { asked } = network(answers);
  const comments = createComments(video(4));
  comments.$state.subscribe(() => {});
  return { ...comments, asked, answers };
}

const ids = ({ $state }: { $state: ReturnType<typeof createComments>["$state"] }) => {
  const state = $state.get();
  return state.status === "ready" ? state.comments.map(({ id }) => id) : state.status;
};

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a list of comments", () => {
  test("loads when it is first used", async () => {
    const { $state, asked } = open({ [path]: list([comment(7)]) });
    expect($state.get()).toEqual({ status: "loading" });
    await settle();
    expect($state.get()).toEqual({ status: "ready", comments: [comment(7)], more: undefined });
    expect(asked).toEqual([path]);
  });

  test("can be requested again after a failure", async () => {
    const thread = open({ [path]: [503, ""] });
    await settle();
    expect(ids(thread)).toBe("failed");
    thread.answers[path] = list([]);
    thread.retry();
    expect(ids(thread)).toBe("loading");
    await settle();
    expect(ids(thread)).toEqual([]);
  });

  test("is separate for each target", async () => {
    const thread = open({
      [path]: list([comment(7)]),
      [`${path}0`]: list([comment(8)]),
      "/api/comments?contentType=media&contentId=4": list([comment(9)]),
    });
    const others = [video(40), { ...video(4), contentType: "media" as const }].map((target) =>
      createComments(target),
    );
    for (const { $state } of others) $state.subscribe(() => {});
    await settle();
    expect([thread, ...others].map(ids)).toEqual([[7], [8], [9]]);
  });
});

describe("the next page of comments", () => {
  test("is appended to the pages before it", async () => {
    const thread = open({
      [path]: list([comment(1)], 1),
      [`${path}&after=1`]: list([comment(2)], 2),
      [`${path}&after=2`]: list([comment(3)]),
    });
    await settle();
    expect(thread.$state.get()).toMatchObject({ more: "there" });
    thread.more();
    expect(thread.$state.get()).toMatchObject({ more: "loading", comments: [comment(1)] });
    await settle();
    thread.more();
    await settle();
    expect(thread.$state.get()).toMatchObject({ status: "ready", more: undefined });
    expect(ids(thread)).toEqual([1, 2, 3]);
    thread.more();
    await settle();
    expect(thread.asked).toHaveLength(3);
  });

  test("can be requested again after a failure", async () => {
    const thread = open({ [path]: list([comment(1)], 1), [`${path}&after=1`]: [503, ""] });
    await settle();
    thread.more();
    await settle();
    expect(thread.$state.get()).toMatchObject({ more: "failed", comments: [comment(1)] });
    thread.answers[`${path}&after=1`] = list([comment(2)]);
    thread.more();
    await settle();
    expect(ids(thread)).toEqual([1, 2]);
    expect(thread.asked).toEqual([path, `${path}&after=1`, `${path}&after=1`]);
  });
});

describe("the visitor's comment", () => {
  test("appears at once while the list is reloaded", async () => {
    const thread = open({ [path]: list([comment(1)]) });
    await settle();
    thread.answers[`${path}&own=comment-a`] = list([comment(1), comment(2), comment(3)]);
    thread.posted(sent(comment(3)));
    expect(ids(thread)).toEqual([1, 3]);
    await settle();
    expect(ids(thread)).toEqual([1, 2, 3]);
  });

  test("stays if the list cannot be reloaded or has more pages", async () => {
    const thread = open({ [path]: list([comment(1)], 1), [`${path}&own=comment-a`]: [503, ""] });
    await settle();
    thread.posted(sent(comment(9)));
    await settle();
    expect(ids(thread)).toEqual([1, 9]);
    expect(thread.$state.get()).toMatchObject({ more: "there" });
  });

  test("reloads only the list of its target", async () => {
    const thread = open({ [path]: list([comment(1)]), [`${path}0`]: list([]) });
    createComments(video(40)).$state.subscribe(() => {});
    await settle();
    thread.posted(sent(comment(2)));
    await settle();
    expect(thread.asked.slice(2)).toEqual([`${path}&own=comment-a`]);
  });

  test("appears with the list if that has not loaded yet", async () => {
    const { asked } = network({ [`${path}&own=comment-a`]: list([comment(1)]) });
    const thread = createComments(video(4));
    thread.posted(sent(comment(2)));
    thread.$state.subscribe(() => {});
    await settle();
    expect(ids(thread)).toEqual([1, 2]);
    expect(asked).toEqual([`${path}&own=comment-a`]);
  });

  test("keeps a page that arrives while the list is reloaded", async () => {
    const thread = open({
      [path]: list([comment(1)], 1),
      [`${path}&own=comment-a`]: list([comment(1)], 1),
      [`${path}&after=1`]: list([comment(2)]),
    });
    await settle();
    thread.more();
    thread.posted(sent(comment(3)));
    await settle();
    expect(ids(thread)).toEqual([1, 2, 3]);
  });
});
