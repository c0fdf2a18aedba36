import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { commentsRead, postRead, type Read } from "../../src/api-client/api-reads.ts";
import { createReads } from "../../src/stores/reads.ts";
import { network, settle } from "../support/network.ts";

const words = (path: string): Read<string> => ({ path, parse: (response) => response.text() });

/** Somebody looks at it from now on. @returns what they see, and how to look away */
function look<T>(reads: ReturnType<typeof createReads>, read: Read<T>) {
  const $state = reads.at(read);
  const away = $state.subscribe(() => {});
  return { seen: () => $state.get(), away };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a read", () => {
  test("loads, and is then there, with cookies", async () => {
    const { asked, ask } = network({ "/api/a": "one" });
    const { seen } = look(createReads(), words("/api/a"));
    expect(seen()).toEqual({ status: "loading" });
    await settle();
    expect(seen()).toEqual({ status: "ready", data: "one" });
    expect(asked).toEqual(["/api/a"]);
    expect(ask.mock.calls[0]?.[1]).toMatchObject({ credentials: "include" });
  });

  test("is asked for once, however many look, and however often", async () => {
    const { asked } = network({ "/api/a": "one" });
    const reads = createReads();
    expect(reads.at(words("/api/a"))).toBe(reads.at(words("/api/a")));
    const first = look(reads, words("/api/a"));
    look(reads, words("/api/a"));
    await settle();
    first.away();
    look(reads, words("/api/a"));
    await settle();
    expect(asked).toEqual(["/api/a"]);
  });

  test("never grows stale, also where nobody looked at it for a year", async () => {
    const { asked } = network({ "/api/a": "one" });
    const reads = createReads();
    const { away } = look(reads, words("/api/a"));
    await settle();
    away();
    await vi.advanceTimersByTimeAsync(365 * 86_400_000);
    const { seen } = look(reads, words("/api/a"));
    expect(seen()).toEqual({ status: "ready", data: "one" });
    await settle();
    expect(asked).toHaveLength(1);
  });

  test("knows each path by itself", async () => {
    const { asked } = network({ "/api/a": "one", "/api/b": "two" });
    const reads = createReads();
    const [a, b] = [look(reads, words("/api/a")), look(reads, words("/api/b"))];
    await settle();
    expect([a.seen(), b.seen()]).toMatchObject([{ data: "one" }, { data: "two" }]);
    expect(asked).toEqual(["/api/a", "/api/b"]);
  });
});

describe("a read that fails", () => {
  test("is told as `status: body`, and is not tried again by itself", async () => {
    const { asked } = network({ "/api/a": [503, "away"] });
    const { seen } = look(createReads(), words("/api/a"));
    await settle();
    expect(seen()).toMatchObject({ status: "failed", error: { message: "503: away" } });
    await vi.advanceTimersByTimeAsync(86_400_000);
    expect(asked).toHaveLength(1);
  });

  test("is told by its status text where there is no body", async () => {
    network({ "/api/a": [404, "", "Not Found"] });
    const { seen } = look(createReads(), words("/api/a"));
    await settle();
    expect(seen()).toMatchObject({ error: { message: "404: Not Found" } });
  });

  test("is asked for anew when somebody wants it, and what succeeded is not", async () => {
    const answers: Parameters<typeof network>[0] = { "/api/a": [503, ""], "/api/b": "two" };
    const { asked } = network(answers);
    const reads = createReads();
    const [a] = [look(reads, words("/api/a")), look(reads, words("/api/b"))];
    await settle();
    answers["/api/a"] = "one";
    reads.retry("/api/a");
    reads.retry("/api/b");
    expect(a.seen()).toEqual({ status: "loading" });
    await settle();
    expect(a.seen()).toEqual({ status: "ready", data: "one" });
    expect(asked).toEqual(["/api/a", "/api/b", "/api/a"]);
  });

  test("with 401 is a failure, or nothing where the read says so", async () => {
    network({ "/api/a": [401, "who?"], "/api/b": [401, "who?"], "/api/c": [403, "no"] });
    const reads = createReads();
    const empty = (path: string): Read<string | null> => ({ ...words(path), on401: () => null });
    const states = [words("/api/a"), empty("/api/b"), empty("/api/c")].map((read) =>
      look<string | null>(reads, read),
    );
    await settle();
    expect(states.map(({ seen }) => seen())).toMatchObject([
      { status: "failed", error: { message: "401: who?" } },
      { status: "ready", data: null },
      { status: "failed", error: { message: "403: no" } },
    ]);
  });
});

describe("a refresh", () => {
  test("asks past every cache, for this path and no other, and shows the old meanwhile", async () => {
    const answers: Parameters<typeof network>[0] = { "/api/a": "one", "/api/b?x=1": "two" };
    const { asked } = network(answers);
    const reads = createReads();
    const [a] = [look(reads, words("/api/a")), look(reads, words("/api/b?x=1"))];
    await settle();
    answers["/api/a?fresh=1"] = "one more";
    reads.refresh("/api/a");
    expect(a.seen()).toEqual({ status: "ready", data: "one" });
    await settle();
    expect(a.seen()).toEqual({ status: "ready", data: "one more" });
    answers["/api/b?x=1&fresh=1"] = "two more";
    reads.refresh("/api/b?x=1");
    await settle();
    expect(asked).toEqual(["/api/a", "/api/b?x=1", "/api/a?fresh=1", "/api/b?x=1&fresh=1"]);
  });

  test("of what nobody looks at waits until somebody does", async () => {
    const { asked } = network({ "/api/a": "one", "/api/a?fresh=1": "one more" });
    const reads = createReads();
    const { away } = look(reads, words("/api/a"));
    await settle();
    away();
    await vi.advanceTimersByTimeAsync(2000);
    reads.refresh("/api/a", "/api/never-read");
    await settle();
    expect(asked).toHaveLength(1);
    const { seen } = look(reads, words("/api/a"));
    await settle();
    expect(seen()).toEqual({ status: "ready", data: "one more" });
    expect(asked).toHaveLength(2);
  });

  test("while the first answer is on its way is not lost", async () => {
    const { asked } = network({ "/api/a": "before", "/api/a?fresh=1": "after" });
    const reads = createReads();
    const { seen } = look(reads, words("/api/a"));
    reads.refresh("/api/a");
    await settle();
    expect(seen()).toEqual({ status: "ready", data: "after" });
    expect(asked).toEqual(["/api/a", "/api/a?fresh=1"]);
  });

  test("that fails leaves what was there", async () => {
    network({ "/api/a": "one", "/api/a?fresh=1": [503, ""] });
    const reads = createReads();
    const { seen } = look(reads, words("/api/a"));
    await settle();
    reads.refresh("/api/a");
    await settle();
    expect(seen()).toEqual({ status: "ready", data: "one" });
  });
});

describe("going away and coming back", () => {
  /** A window that can be in the background. */
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

  test("fetches nothing that is there", async () => {
    const hide = background();
    const { asked } = network({ "/api/a": "one", "/api/b": [503, ""] });
    const reads = createReads();
    for (const path of ["/api/a", "/api/b"]) look(reads, words(path));
    await settle();
    for (const hidden of [true, false, true, false]) hide(hidden);
    await settle();
    expect(asked).toEqual(["/api/a", "/api/b"]);
  });

  test("makes up for what was asked meanwhile", async () => {
    const hide = background();
    const { asked } = network({ "/api/a": "one", "/api/a?fresh=1": "more", "/api/b": "two" });
    const reads = createReads();
    const a = look(reads, words("/api/a"));
    await settle();
    hide(true);
    reads.refresh("/api/a");
    const b = look(reads, words("/api/b"));
    await settle();
    hide(false);
    await settle();
    expect([a.seen(), b.seen()]).toMatchObject([{ data: "more" }, { data: "two" }]);
    expect(asked).toEqual(["/api/a", "/api/a?fresh=1", "/api/b"]);
  });
});

const comment = { id: 7, author: "Jo", content: "Hello", createdAt: "2026-11-21T10:00:00.000Z" };

describe("what the API is asked for", () => {
  const target = { contentType: "video", contentId: 4 } as const;
  const Link = '</api/comments?contentType=video&contentId=4&after=107>; rel="next"';

  test("comments, page by page", async () => {
    const read = commentsRead(target, "7");
    expect(read.path).toBe("/api/comments?contentType=video&contentId=4&after=7");
    expect(await read.parse(Response.json([comment], { headers: { Link } }))).toEqual({
      comments: [comment],
      next: "107",
    });
    expect((await read.parse(Response.json([]))).next).toBeUndefined();
  });

  test("one post", async () => {
    const post = { id: 1, title: "Notebook", content: "One.", excerpt: "One.", type: "Personal" };
    const whole = { ...post, likes: 3, createdAt: comment.createdAt };
    const read = postRead(1);
    expect(read.path).toBe("/api/blog/1");
    expect(await read.parse(Response.json(whole))).toEqual(whole);
    await expect(read.parse(Response.json(post))).rejects.toThrow();
    await expect(commentsRead(target).parse(Response.json([{ id: 1 }]))).rejects.toThrow();
  });
});
