import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { commentsRead, postRead, type Read } from "../../src/api-client/api-reads.ts";
import { createReads } from "../../src/stores/reads.ts";
import { network, settle } from "../support/network.ts";

const textRead = (path: string): Read<string> => ({ path, parse: (response) => response.text() });

/** Subscribes to a read. @returns its current state, and the unsubscribe function */
function watch<T>(reads: ReturnType<typeof createReads>, read: Read<T>) {
  const $state = reads.at(read);
  const stop = $state.subscribe(() => {});
  return { state: () => $state.get(), stop };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a read", () => {
  test("loads once it has a subscriber, and sends cookies", async () => {
    const { asked, ask } = network({ "/api/a": "one" });
    const { state } = watch(createReads(), textRead("/api/a"));
    expect(state()).toEqual({ status: "loading" });
    await settle();
    expect(state()).toEqual({ status: "ready", data: "one" });
    expect(asked).toEqual(["/api/a"]);
    expect(ask.mock.calls[0]?.[1]).toMatchObject({ credentials: "include" });
  });

  test("is requested once, however many subscribers it has", async () => {
    const { asked } = network({ "/api/a": "one" });
    const reads = createReads();
    expect(reads.at(textRead("/api/a"))).toBe(reads.at(textRead("/api/a")));
    const first = watch(reads, textRead("/api/a"));
    watch(reads, textRead("/api/a"));
    await settle();
    first.stop();
    watch(reads, textRead("/api/a"));
    await settle();
    expect(asked).toEqual(["/api/a"]);
  });

  test("never goes stale, even after a year without subscribers", async () => {
    const { asked } = network({ "/api/a": "one" });
    const reads = createReads();
    const { stop } = watch(reads, textRead("/api/a"));
    await settle();
    stop();
    await vi.advanceTimersByTimeAsync(365 * 86_400_000);
    const { state } = watch(reads, textRead("/api/a"));
    expect(state()).toEqual({ status: "ready", data: "one" });
    await settle();
    expect(asked).toHaveLength(1);
  });

  test("is cached separately for each path", async () => {
    const { asked } = network({ "/api/a": "one", "/api/b": "two" });
    const reads = createReads();
    const [a, b] = [watch(reads, textRead("/api/a")), watch(reads, textRead("/api/b"))];
    await settle();
    expect([a.state(), b.state()]).toMatchObject([{ data: "one" }, { data: "two" }]);
    expect(asked).toEqual(["/api/a", "/api/b"]);
  });
});

describe("a read that fails", () => {
  test("has the error `status: body` and is not retried automatically", async () => {
    const { asked } = network({ "/api/a": [503, "away"] });
    const { state } = watch(createReads(), textRead("/api/a"));
    await settle();
    expect(state()).toMatchObject({ status: "failed", error: { message: "503: away" } });
    await vi.advanceTimersByTimeAsync(86_400_000);
    expect(asked).toHaveLength(1);
  });

  test("has the status text in its error if there is no body", async () => {
    network({ "/api/a": [404, "", "Not Found"] });
    const { state } = watch(createReads(), textRead("/api/a"));
    await settle();
    expect(state()).toMatchObject({ error: { message: "404: Not Found" } });
  });

  test("is requested again by retry, which leaves successful reads alone", async () => {
    const answers: Parameters<typeof network>[0] = { "/api/a": [503, ""], "/api/b": "two" };
    const { asked } = network(answers);
    const reads = createReads();
    const [a] = [watch(reads, textRead("/api/a")), watch(reads, textRead("/api/b"))];
    await settle();
    answers["/api/a"] = "one";
    reads.retry("/api/a");
    reads.retry("/api/b");
    expect(a.state()).toEqual({ status: "loading" });
    await settle();
    expect(a.state()).toEqual({ status: "ready", data: "one" });
    expect(asked).toEqual(["/api/a", "/api/b", "/api/a"]);
  });
});

describe("a refresh", () => {
  test("bypasses caches for this path only and keeps the old data until then", async () => {
    const answers: Parameters<typeof network>[0] = { "/api/a": "one", "/api/b?x=1": "two" };
    const { asked } = network(answers);
    const reads = createReads();
    const [a] = [watch(reads, textRead("/api/a")), watch(reads, textRead("/api/b?x=1"))];
    await settle();
    answers["/api/a?fresh=1"] = "one more";
    reads.refresh("/api/a");
    expect(a.state()).toEqual({ status: "ready", data: "one" });
    await settle();
    expect(a.state()).toEqual({ status: "ready", data: "one more" });
    answers["/api/b?x=1&fresh=1"] = "two more";
    reads.refresh("/api/b?x=1");
    await settle();
    expect(asked).toEqual(["/api/a", "/api/b?x=1", "/api/a?fresh=1", "/api/b?x=1&fresh=1"]);
  });

  test("waits until the read has a subscriber", async () => {
    const { asked } = network({ "/api/a": "one", "/api/a?fresh=1": "one more" });
    const reads = createReads();
    const { stop } = watch(reads, textRead("/api/a"));
    await settle();
    stop();
    await vi.advanceTimersByTimeAsync(2000);
    reads.refresh("/api/a", "/api/never-read");
    await settle();
    expect(asked).toHaveLength(1);
    const { state } = watch(reads, textRead("/api/a"));
    await settle();
    expect(state()).toEqual({ status: "ready", data: "one more" });
    expect(asked).toHaveLength(2);
  });

  test("is not lost during the first request", async () => {
    const { asked } = network({ "/api/a": "before", "/api/a?fresh=1": "after" });
    const reads = createReads();
    const { state } = watch(reads, textRead("/api/a"));
    reads.refresh("/api/a");
    await settle();
    expect(state()).toEqual({ status: "ready", data: "after" });
    expect(asked).toEqual(["/api/a", "/api/a?fresh=1"]);
  });

  test("keeps the old data if it fails", async () => {
    network({ "/api/a": "one", "/api/a?fresh=1": [503, ""] });
    const reads = createReads();
    const { state } = watch(reads, textRead("/api/a"));
    await settle();
    reads.refresh("/api/a");
    await settle();
    expect(state()).toEqual({ status: "ready", data: "one" });
  });
});

describe("a page in the background", () => {
  /** Stubs the window. @returns a function that hides or shows it */
  function background() {
    const page = new EventTarget();
    const view = { hidden: false };
    vi.stubGlobal("window", page);
    vi.stubGlobal("document", view);
    vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
    return (hidden: boolean) => {
      view.hidden = hidden;
      page.dispatchEvent(new Event("visibilitychange"));
      page.dispatchEvent(new Event("online"));
    };
  }

  test("requests nothing again when it is shown", async () => {
    const hide = background();
    const { asked } = network({ "/api/a": "one", "/api/b": [503, ""] });
    const reads = createReads();
    for (const path of ["/api/a", "/api/b"]) watch(reads, textRead(path));
    await settle();
    for (const hidden of [true, false, true, false]) hide(hidden);
    await settle();
    expect(asked).toEqual(["/api/a", "/api/b"]);
  });

  test("sends delayed requests when it is shown", async () => {
    const hide = background();
    const { asked } = network({ "/api/a": "one", "/api/a?fresh=1": "more", "/api/b": "two" });
    const reads = createReads();
    const a = watch(reads, textRead("/api/a"));
    await settle();
    hide(true);
    reads.refresh("/api/a");
    const b = watch(reads, textRead("/api/b"));
    await settle();
    hide(false);
    await settle();
    expect([a.state(), b.state()]).toMatchObject([{ data: "more" }, { data: "two" }]);
    expect(asked).toEqual(["/api/a", "/api/a?fresh=1", "/api/b"]);
  });
});

const comment = { id: 7, author: "Jo", content: "Hello", createdAt: "2026-11-21T10:00:00.000Z" };

describe("the request", () => {
  const target = { contentType: "video", contentId: 4 } as const;
  const Link = '</api/comments?contentType=video&contentId=4&after=107>; rel="next"';

  test("for comments contains the page", async () => {
    const read = commentsRead(target, "7");
    expect(read.path).toBe("/api/comments?contentType=video&contentId=4&after=7");
    expect(await read.parse(Response.json([comment], { headers: { Link } }))).toEqual({
      comments: [comment],
      next: "107",
    });
    expect((await read.parse(Response.json([]))).next).toBeUndefined();
  });

  test("for a post rejects an incomplete response", async () => {
    const post = { id: 1, title: "Notebook", content: "One.", excerpt: "One.", type: "Personal" };
    const whole = { ...post, likes: 3, createdAt: comment.createdAt };
    const read = postRead(1);
    expect(read.path).toBe("/api/blog/1");
    expect(await read.parse(Response.json(whole))).toEqual(whole);
    await expect(read.parse(Response.json(post))).rejects.toThrow();
    await expect(commentsRead(target).parse(Response.json([{ id: 1 }]))).rejects.toThrow();
  });
});
