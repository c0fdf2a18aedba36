import { afterEach, expect, test, vi } from "vitest";
import { findDiscussions, sendPost } from "../../src/community/forum/api.ts";
import { ApiError, request } from "../../src/lib/call/request.ts";

const input = { author: "Jo", email: "jo@example.org", content: "Hello" };

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

test("sends cookies and has a timeout", async () => {
  const fetchStub = network(Response.json([]));
  await findDiscussions("sleep well");
  expect(fetchStub.mock.calls[0]?.[0]).toBe("/api/discussions?q=sleep+well");
  expect(fetchStub.mock.calls[0]?.[1]).toMatchObject({ credentials: "include" });
  expect(fetchStub.mock.calls[0]?.[1]?.signal).toBeInstanceOf(AbortSignal);
});

test.each([
  ["is cut off", '{"id":7,"author":"Jo'],
  ["is the page of a hotel network", "<!doctype html><title>Sign in</title>"],
  ["has no post", "{}"],
])("does not take a response for a stored post if it %s", async (_, body) => {
  network(new Response(body, { status: 201 }));
  await expect(sendPost({ type: "discussion", id: 1 }, input, "key-12345")).rejects.toThrow();
});
