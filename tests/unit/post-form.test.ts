import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError } from "../../src/api-client/api-client.ts";
import { idempotencyKey, randomKey } from "../../src/lib/idempotency-key.ts";
import { replyInput } from "../../src/schemas/reply.ts";
import { createPostForm } from "../../src/stores/post-form.ts";

const text = { author: "Jo", email: "jo@example.org", content: "Hello" };
const reply = { id: 7, author: "Jo", content: "Hello", createdAt: "2026-11-21T10:00:00.000Z" };

/** A form whose posts have these results in turn. Records their keys. */
function formWith(...results: (typeof reply | Error)[]) {
  const keys: string[] = [];
  const form = createPostForm(
    replyInput,
    async (_, key) => {
      const result = results[keys.push(key) - 1];
      if (result instanceof Error) throw result;
      return result;
    },
    (input) => idempotencyKey("draft", input),
  );
  return { ...form, keys };
}

describe("a post", () => {
  test("returns the reply without errors", async () => {
    const form = formWith(reply);
    expect(await form.submit(text)).toEqual({ outcome: "posted", sent: reply });
    expect(form.$state.get()).toMatchObject({ pending: false, errors: {}, refusals: 0 });
  });

  test("is not sent if a field is invalid", async () => {
    const form = formWith();
    expect(await form.submit({ ...text, author: "", email: "jo" })).toEqual({ outcome: "invalid" });
    const { errors, refusals } = form.$state.get();
    expect(errors).toEqual({ author: "Required", email: "Invalid email" });
    expect(refusals).toBe(1);
    expect(form.keys).toEqual([]);
  });

  test("is pending until the response, and ignores a second submit", async () => {
    const form = formWith(reply, reply);
    const first = form.submit(text);
    expect(form.$state.get().pending).toBe(true);
    expect(await form.submit(text)).toEqual({ outcome: "busy" });
    await first;
    expect(form.$state.get().pending).toBe(false);
    expect(form.keys).toHaveLength(1);
  });

  test("shows the server's errors under the fields", async () => {
    const body = JSON.stringify({ error: "No", fields: { email: "Invalid email", other: "x" } });
    const form = formWith(new ApiError(400, "", body));
    expect(await form.submit(text)).toMatchObject({ outcome: "failed" });
    expect(form.$state.get().errors).toEqual({ email: "Invalid email" });
    expect(form.$state.get().refusals).toBe(1);
    expect(form.$state.get().message).toBeUndefined();
  });

  test.each([
    [
      "the server's reason",
      new ApiError(429, "", '{"error":"Wait a little."}'),
      /^Wait a little\.$/,
    ],
    [
      "a general message after a crash",
      new ApiError(500, "", "<html>"),
      /^Sorry, there is a problem/,
    ],
    [
      "that the server did not respond",
      new TypeError("Failed to fetch"),
      /^The server did not respond/,
    ],
  ])("shows after a failure %s", async (_, error, message) => {
    const form = formWith(error);
    expect(await form.submit(text)).toMatchObject({ outcome: "failed" });
    expect(form.$state.get()).toMatchObject({ pending: false, refusals: 1, wait: 0 });
    expect(form.$state.get().message).toMatch(message);
  });

  test("clears the message of the previous attempt", async () => {
    const form = formWith(new TypeError("Failed to fetch"), reply);
    await form.submit(text);
    await form.submit(text);
    expect(form.$state.get().message).toBeUndefined();
  });
});

describe("a failure", () => {
  test.each([
    ["the server's reason", new ApiError(413, "", '{"error":"Too long."}'), "Too long."],
    ["no reason after a crash", new ApiError(500, "", "<html>"), undefined],
    ["no reason if the server did not respond", new TypeError("Failed to fetch"), undefined],
  ])("returns %s", async (_, error, reason) => {
    expect(await formWith(error).submit(text)).toEqual({ outcome: "failed", reason });
  });
});

describe("a refusal with Retry-After", () => {
  const tooMany = () =>
    new ApiError(429, "", '{"error":"Too many. Please try again in 2 minutes."}', "90");

  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test("counts the seconds down and then reports that the visitor can post", async () => {
    const form = formWith(tooMany(), reply);
    await form.submit(text);
    expect(form.$state.get()).toMatchObject({
      wait: 90,
      message: "Too many. Please try again in 2 minutes.",
    });
    vi.advanceTimersByTime(48_000);
    expect(form.$state.get().wait).toBe(42);
    vi.advanceTimersByTime(42_000);
    expect(form.$state.get()).toMatchObject({ wait: 0, message: "You can try again now." });
    expect(vi.getTimerCount()).toBe(0);
    expect(await form.submit(text)).toEqual({ outcome: "posted", sent: reply });
  });

  test("sends nothing during the countdown, and says how long it lasts", async () => {
    const form = formWith(tooMany(), reply);
    await form.submit(text);
    vi.advanceTimersByTime(30_000);
    expect(await form.submit(text)).toEqual({ outcome: "busy" });
    expect(form.keys).toHaveLength(1);
    expect(form.$state.get().message).toBe(
      "Nothing was sent. You can try again in 1 minute. Your text is still here.",
    );
    form.clear();
    expect(form.$state.get().wait).toBe(60);
  });

  test("is right after the page was asleep", async () => {
    const form = formWith(tooMany());
    await form.submit(text);
    vi.setSystemTime(Date.now() + 3_600_000);
    vi.advanceTimersByTime(1_000);
    expect(form.$state.get().wait).toBe(0);
  });

  test.each(["", "soon", "-5", null])(
    "has no countdown if it is not a number: %s",
    async (given) => {
      const form = formWith(new ApiError(429, "", "", given));
      await form.submit(text);
      expect(form.$state.get().wait).toBe(0);
    },
  );
});

describe("an invalid field", () => {
  test("loses its error when it is corrected, and other errors stay", async () => {
    const form = formWith();
    await form.submit({ ...text, author: "", email: "jo" });
    form.correct("email", { ...text, author: "" });
    expect(form.$state.get().errors).toEqual({ author: "Required" });
  });

  test("shows its current error", async () => {
    const form = formWith();
    await form.submit({ ...text, email: "" });
    form.correct("email", { ...text, email: "jo" });
    expect(form.$state.get().errors).toEqual({ email: "Invalid email" });
  });

  test("is not validated before the first submit", () => {
    const form = formWith();
    form.correct("email", { ...text, email: "jo" });
    expect(form.$state.get().errors).toEqual({});
  });
});

describe("the Idempotency-Key", () => {
  const lost = new TypeError("Failed to fetch");

  test("is the same when the same text is sent again", async () => {
    const form = formWith(lost, lost, reply);
    for (const _ of "123") await form.submit(text);
    expect(new Set(form.keys).size).toBe(1);
    expect(form.keys[0]).toMatch(/^draft-[0-9a-z]+$/);
  });

  test("differs for other text and other drafts", async () => {
    const form = formWith(lost, lost, reply);
    await form.submit(text);
    await form.submit({ ...text, content: "Hello again" });
    await form.submit({ ...text, author: "Joh", content: "ello" });
    expect(new Set([...form.keys, idempotencyKey("other", text)]).size).toBe(4);
  });

  test("is random, even without randomUUID", () => {
    expect(randomKey()).toMatch(/^[0-9a-f-]{36}$/);
    const old = { getRandomValues: crypto.getRandomValues.bind(crypto) };
    expect(randomKey(old)).toMatch(/^[0-9a-f]{32}$/);
    expect(randomKey(old)).not.toBe(randomKey(old));
  });
});
