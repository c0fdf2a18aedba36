import { afterEach, describe, expect, test, vi } from "vitest";
import {
  ApiError,
  emptyOn401,
  findDiscussions,
  getFormToken,
  request,
  sendComment,
  sendDiscussion,
  sendReply,
} from "../../src/api-client/api-client.ts";

const reply = { id: 7, author: "Jo", content: "Hello", createdAt: "2026-11-21T10:00:00.000Z" };
const input = { author: "Jo", email: "jo@example.org", content: "Hello" };

/** Stubs `fetch` with one response. @returns the stub */
function network(response: Response | Error) {
  const fetchStub = vi.fn<typeof fetch>(async () => {
    if (response instanceof Error) throw response;
    return response.clone();
  });
  vi.stubGlobal("fetch", fetchStub);
  return fetchStub;
}

const failureOf = async (status: number, body: string, statusText = "") => {
  network(new Response(body, { status, statusText }));
  return request("/api/x").catch((error: unknown) => error);
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("request, when the status is not 2xx", () => {
  test("throws an error with the status and the body", async () => {
    expect(await failureOf(503, "database away", "Unavailable")).toMatchObject({
      message: "503: database away",
      status: 503,
      reason: undefined,
      fields: {},
    });
  });

  test("throws an error with the status text if the body is empty", async () => {
    expect(await failureOf(404, "", "Not Found")).toMatchObject({ message: "404: Not Found" });
  });

  test("throws an error with the reason and the field messages", async () => {
    const body = '{"error":"Some fields are not valid","fields":{"email":"Invalid email"}}';
    expect(await failureOf(400, body)).toMatchObject({
      message: `400: ${body}`,
      reason: "Some fields are not valid",
      fields: { email: "Invalid email" },
    });
  });

  test.each(['"text"', "null", "[]", '{"error":1}', '{"fields":{"email":1}}', "<!doctype html>"])(
    "ignores a malformed body: %s",
    async (body) => {
      expect(await failureOf(500, body)).toMatchObject({ reason: undefined, fields: {} });
    },
  );

  test("is empty after a 401 if the request allows it", async () => {
    await expect(emptyOn401(Promise.resolve("one"))).resolves.toBe("one");
    await expect(emptyOn401(Promise.reject(new ApiError(401, "", "")))).resolves.toBeUndefined();
    await expect(emptyOn401(Promise.reject(new ApiError(403, "No", "")))).rejects.toThrow(
      "403: No",
    );
  });

  test("does not retry", async () => {
    const fetchStub = network(new Response("", { status: 503 }));
    await expect(request("/api/x")).rejects.toThrow(ApiError);
    expect(fetchStub).toHaveBeenCalledOnce();
  });
});

describe("GET requests", () => {
  test("send cookies and have a timeout", async () => {
    const fetchStub = network(Response.json([]));
    await findDiscussions("sleep well");
    expect(fetchStub.mock.calls[0]?.[0]).toBe("/api/discussions?q=sleep+well");
    expect(fetchStub.mock.calls[0]?.[1]).toMatchObject({ credentials: "include" });
    expect(fetchStub.mock.calls[0]?.[1]?.signal).toBeInstanceOf(AbortSignal);
  });
});

describe("sendReply", () => {
  test("sends JSON with its key and returns the reply", async () => {
    const fetchStub = network(Response.json(reply, { status: 201 }));
    expect(await sendReply(3, input, "key-1")).toEqual({ post: reply });
    expect(fetchStub.mock.calls[0]).toMatchObject([
      "/api/discussions/3/replies",
      {
        method: "POST",
        credentials: "include",
        headers: { "Content-Type": "application/json", "Idempotency-Key": "key-1" },
        body: JSON.stringify(input),
      },
    ]);
  });

  test("succeeds without a reply if the response has none", async () => {
    network(new Response("", { status: 202 }));
    expect(await sendReply(3, input, "key-1")).toEqual({ post: undefined });
  });
});

const target = { contentType: "video", contentId: 4 } as const;
const discussion = {
  id: 10_001,
  title: "Sleep",
  content: "Hello",
  author: "Jo",
  category: "weekly-discussions",
  createdAt: reply.createdAt,
  updatedAt: reply.createdAt,
  replies: 0,
  views: 0,
} as const;

test.each([
  ["comment", () => sendComment({ ...input, ...target }, "key-1"), "/api/comments", reply],
  [
    "discussion",
    () => sendDiscussion({ ...input, title: "Sleep", category: "weekly-discussions" }, "key-1"),
    "/api/discussions",
    discussion,
  ],
])("sends a %s as JSON with its key and returns it", async (_name, post, path, stored) => {
  const fetchStub = network(Response.json(stored, { status: 201 }));
  expect(await post()).toEqual({ post: stored });
  expect(fetchStub.mock.calls[0]).toMatchObject([
    path,
    { method: "POST", headers: { "Content-Type": "application/json", "Idempotency-Key": "key-1" } },
  ]);
});

describe("the response to a post", () => {
  const privateLink = "/own/reply-x";

  test("contains the private link and the help flag", async () => {
    network(Response.json({ ...reply, own: privateLink, help: true }, { status: 201 }));

    expect(await sendReply(1, input, "key-12345")).toEqual({
      post: reply,
      privateLink,
      help: true,
    });
  });

  test("does not contain the post if it is held", async () => {
    const about = { contentType: "video", contentId: 4 } as const;
    network(Response.json({ held: true, own: privateLink }, { status: 202 }));

    expect(await sendComment({ ...input, ...about }, "key-12345")).toEqual({
      post: undefined,
      held: true,
      privateLink,
    });
  });

  test("is empty if the server sends no body", async () => {
    network(new Response(null, { status: 204 }));
    const discussion = { ...input, title: "T", category: "weekly-discussions" } as const;

    expect(await sendDiscussion(discussion, "key-12345")).toEqual({ post: undefined });
  });

  test("sends the form token with the fields", async () => {
    network(Response.json({ token: "f.1.x.y" }));
    const formToken = await getFormToken();
    const fetchStub = network(Response.json(reply, { status: 201 }));
    await sendReply(1, { ...input, formToken, website: "" }, "key-12345");

    expect(JSON.parse(String(fetchStub.mock.calls[0]?.[1]?.body))).toEqual({
      ...input,
      formToken: "f.1.x.y",
      website: "",
    });
  });
});
