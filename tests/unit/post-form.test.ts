import { afterEach, expect, test, vi } from "vitest";
import { createPostForm } from "../../src/community/forum/writing/post-form.ts";
import { replyInput } from "../../src/community/posts/schema/post.ts";
import { ApiError } from "../../src/lib/call/request.ts";

const text = { author: "Jo", email: "jo@example.org", content: "Hello" };
const sent = { id: 7 };
const failure = "Failed to post reply. Please try again.";

function formWith(...results: (typeof sent | Error)[]) {
  const send = vi.fn(async () => {
    const result = results[send.mock.calls.length - 1];
    if (result instanceof Error) throw result;
    return result;
  });
  const form = createPostForm({ schema: replyInput, send, postKey: () => "key", failure });
  return { ...form, send };
}

const lost = () => new TypeError("Failed to fetch");

afterEach(() => {
  vi.useRealTimers();
});

test("does not send an invalid post", async () => {
  const form = formWith();
  expect(await form.submit({ ...text, author: "", email: "jo" })).toEqual({ outcome: "invalid" });
  expect(form.$state.get()).toMatchObject({
    errors: {
      author: "Enter your name",
      email: "Invalid email: use an address like name@example.com",
    },
    refusals: 1,
  });
  expect(form.send).not.toHaveBeenCalled();
});

test("is pending until the response, and ignores a second submit", async () => {
  const form = formWith(sent, sent);
  const first = form.submit(text);
  expect(form.$state.get().pending).toBe(true);
  expect(await form.submit(text)).toEqual({ outcome: "busy" });
  expect(await first).toEqual({ outcome: "posted", sent });
  expect(form.$state.get()).toMatchObject({ pending: false, errors: {}, refusals: 0 });
  expect(form.send).toHaveBeenCalledOnce();
});

test("shows the server's errors under the fields", async () => {
  const body = JSON.stringify({ error: "No", fields: { email: "Invalid email", other: "x" } });
  const form = formWith(new ApiError(400, "", body));
  expect(await form.submit(text)).toMatchObject({ outcome: "failed" });
  expect(form.$state.get()).toMatchObject({ errors: { email: "Invalid email" }, refusals: 1 });
  expect(form.$state.get().message).toBeUndefined();
});

test.each([
  ["the server's reason", new ApiError(413, "", '{"error":"Too long."}'), /^Too long/],
  [
    "a crash",
    new ApiError(500, "", "<html>"),
    /^Failed to post reply\. .* Your text is still here/,
  ],
  ["that the server did not respond", lost(), /^The server did not respond/],
])("reports %s after a failure, until the next attempt", async (_, error, message) => {
  const form = formWith(error, sent);
  expect(await form.submit(text)).toEqual({ outcome: "failed" });
  expect(form.$state.get()).toMatchObject({ pending: false, refusals: 1, wait: 0 });
  expect(form.$state.get().message).toMatch(message);
  await form.submit(text);
  expect(form.$state.get().message).toBeUndefined();
});

test("ends a countdown on time even if the page was asleep", async () => {
  vi.useFakeTimers();
  const form = formWith(new ApiError(429, "", "", "90"));
  await form.submit(text);
  vi.advanceTimersByTime(48_000);
  expect(form.$state.get().wait).toBe(42);
  vi.setSystemTime(Date.now() + 3_600_000);
  vi.advanceTimersByTime(1_000);
  expect(form.$state.get()).toMatchObject({ wait: 0, message: "You can try again now." });
  expect(vi.getTimerCount()).toBe(0);
});
