import { afterEach, expect, test, vi } from "vitest";
import { findDiscussions, sendDiscussion, sendPost } from "../../src/features/forum/api.ts";
import { emptyOn401 } from "../../src/lib/api-request.ts";
import { ApiError, request } from "../../src/lib/request.ts";

const reply = { id: 7, author: "Jo", content: "Hello", createdAt: "2026-11-21T10:00:00.000Z" };
const input = { author: "Jo", email: "jo@example.org", content: "Hello" };

const help = { countries: [], elsewhere: { name: "Directory", url: "https://help.example" } };

/** Stubs `fetch` with one response. @returns the stub */
function network(response: Response) {
  const fetchStub = vi.fn<typeof fetch>(async () => response.clone());
  vi.stubGlobal("fetch", fetchStub);
  return fetchStub;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ["the body", 503, "database away", "Unavailable", { message: "503: database away", fields: {} }],
  ["the status text if the body is empty", 404, "", "Not Found", { message: "404: Not Found" }],
  [
    "the reason and the field messages",
    400,
    '{"error":"Not valid","fields":{"email":"Invalid email"}}',
    "Bad Request",
    { reason: "Not valid", fields: { email: "Invalid email" } },
  ],
])("throws an error with %s, and does not retry", async (_, status, body, statusText, expected) => {
  const fetchStub = network(new Response(body, { status, statusText }));
  const error: unknown = await request("/api/x").catch((error: unknown) => error);
  expect(error).toMatchObject({ status, ...expected });
  expect(fetchStub).toHaveBeenCalledOnce();
});

test.each(["null", '{"error":1}', "<!doctype html>"])(
  "ignores a malformed error body: %s",
  (body) => {
    expect(new ApiError(500, "", body)).toMatchObject({ reason: undefined, fields: {} });
  },
);

test("makes a 401 an empty result if the request allows it", async () => {
  await expect(emptyOn401(Promise.resolve("one"))).resolves.toBe("one");
  await expect(emptyOn401(Promise.reject(new ApiError(401, "", "")))).resolves.toBeUndefined();
  await expect(emptyOn401(Promise.reject(new ApiError(403, "No", "")))).rejects.toThrow("403: No");
});

test("sends cookies and has a timeout", async () => {
  const fetchStub = network(Response.json([]));
  await findDiscussions("sleep well");
  expect(fetchStub.mock.calls[0]?.[0]).toBe("/api/discussions?q=sleep+well");
  expect(fetchStub.mock.calls[0]?.[1]).toMatchObject({ credentials: "include" });
  expect(fetchStub.mock.calls[0]?.[1]?.signal).toBeInstanceOf(AbortSignal);
});

const { createdAt } = reply;
const category = "weekly-discussions";
const discussion = { ...reply, title: "Sleep", category, updatedAt: createdAt } as const;

test.each([
  [
    "reply",
    () => sendPost({ type: "discussion", id: 3 }, input, "key-1"),
    "/api/discussions/3/replies",
    reply,
  ],
  ["comment", () => sendPost({ type: "video", id: 4 }, input, "key-1"), "/api/comments", reply],
  [
    "discussion",
    () => sendDiscussion({ ...input, title: "Sleep", category }, "key-1"),
    "/api/discussions",
    { ...discussion, replies: 0, views: 0 },
  ],
])("sends a %s as JSON with its key and returns it", async (_name, post, path, stored) => {
  const fetchStub = network(Response.json(stored, { status: 201 }));
  expect(await post()).toEqual({ post: stored });
  const [address, init] = fetchStub.mock.calls[0] ?? [];
  expect(address).toBe(path);
  expect(init).toMatchObject({
    method: "POST",
    credentials: "include",
    headers: { "Content-Type": "application/json", "Idempotency-Key": "key-1" },
  });
  expect(JSON.parse(String(init?.body))).toMatchObject(input);
});

test.each([
  [
    "the private link and the help lines",
    Response.json({ ...reply, own: "/own/reply-x", help }, { status: 201 }),
    { post: reply, privateLink: "/own/reply-x", help },
  ],
  [
    "no post while it is held",
    Response.json({ held: true, own: "/own/reply-x" }, { status: 202 }),
    { post: undefined, held: true, privateLink: "/own/reply-x" },
  ],
])("returns %s", async (_, response, expected) => {
  network(response);
  expect(await sendPost({ type: "discussion", id: 1 }, input, "key-12345")).toEqual(expected);
});

test.each([
  ["is cut off", '{"id":7,"author":"Jo'],
  ["is the page of a hotel network", "<!doctype html><title>Sign in</title>"],
  ["has no post", "{}"],
])("does not take a response for a stored post if it %s", async (_, body) => {
  network(new Response(body, { status: 201 }));
  await expect(sendPost({ type: "discussion", id: 1 }, input, "key-12345")).rejects.toThrow();
});
