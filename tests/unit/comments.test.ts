import { describe, expect, test, vi } from "vitest";
import type { Comment, Subject } from "../../src/schemas/comment.ts";
import { createComments } from "../../src/stores/comments.ts";

const comment: Comment = {
  id: 7,
  author: "Jo",
  content: "Hello",
  createdAt: "2026-11-21T10:00:00.000Z",
};
const video = (contentId: number): Subject => ({ contentType: "video", contentId });

/** A server that answers when it is told to. */
function server() {
  const answers: ((comments: Comment[] | Error) => void)[] = [];
  const read = vi.fn(
    (_subject: Subject) =>
      new Promise<Comment[]>((resolve, reject) => {
        answers.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
      }),
  );
  return { read, answers };
}

describe("comments", () => {
  test("load, and are then there", async () => {
    const { read, answers } = server();
    const { $state, open } = createComments(read);
    expect($state.get()).toEqual({ status: "loading" });
    const opened = open(video(4));
    expect(read).toHaveBeenCalledExactlyOnceWith(video(4));
    answers[0]?.([comment]);
    await opened;
    expect($state.get()).toEqual({ status: "ready", comments: [comment] });
  });

  test("of one subject never show under another", async () => {
    const { read, answers } = server();
    const { $state, open } = createComments(read);
    const [first, second] = [open(video(4)), open({ contentType: "media", contentId: 4 })];
    answers[1]?.([]);
    await second;
    answers[0]?.([comment]);
    await first;
    expect($state.get()).toEqual({ status: "ready", comments: [] });
  });

  test("are gone as soon as another subject is opened", async () => {
    const { read, answers } = server();
    const { $state, open } = createComments(read);
    const opened = open(video(4));
    answers[0]?.([comment]);
    await opened;
    void open(video(5));
    expect($state.get()).toEqual({ status: "loading" });
  });

  test("that have been read are not asked for again, also where they came too late", async () => {
    const { read, answers } = server();
    const { $state, open } = createComments(read);
    const [first, second] = [open(video(4)), open(video(5))];
    answers[0]?.([comment]);
    answers[1]?.([]);
    await Promise.all([first, second]);
    await open(video(4));
    expect($state.get()).toEqual({ status: "ready", comments: [comment] });
    expect(read).toHaveBeenCalledTimes(2);
  });

  test("that could not be read are asked for anew", async () => {
    const { read, answers } = server();
    const { $state, open } = createComments(read);
    const failed = open(video(4));
    answers[0]?.(new Error("503"));
    await failed;
    expect($state.get()).toEqual({ status: "failed" });
    const again = open(video(4));
    expect($state.get()).toEqual({ status: "loading" });
    answers[1]?.([]);
    await again;
    expect($state.get()).toEqual({ status: "ready", comments: [] });
  });
});
