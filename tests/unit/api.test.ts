import { afterEach, describe, expect, test, vi } from "vitest";
import {
  getDiscussion,
  getFormToken,
  getReplies,
  likePost,
  request,
  sendComment,
  sendDiscussion,
  sendReply,
} from "../../src/api-client/api-client.ts";
import { ApiError } from "../../src/api-client/api-error.ts";

const reply = { id: 7, author: "Jo", content: "Hello", createdAt: "2026-11-21T10:00:00.000Z" };
const input = { author: "Jo", email: "jo@example.org", content: "Hello" };

/** The network answers this once, and records what it was asked. */
function network(answer: Response | Error) {
  const ask = vi.fn<typeof fetch>(async () => {
    if (answer instanceof Error) throw answer;
    return answer.clone();
  });
  vi.stubGlobal("fetch", ask);
  return ask;
}

const failureOf = async (status: number, body: string, statusText = "") => {
  network(new Response(body, { status, statusText }));
  return request("/api/x").catch((error: unknown) => error);
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a failed request", () => {
  test("is named by its status and the body", async () => {
    expect(await failureOf(503, "database away", "Unavailable")).toMatchObject({
      message: "503: database away",
      status: 503,
      reason: undefined,
      fields: {},
    });
  });

  test("is named by its status text where the body is empty", async () => {
    expect(await failureOf(404, "", "Not Found")).toMatchObject({ message: "404: Not Found" });
  });

  test("carries the reason and the fields that the API gave", async () => {
    const body = '{"error":"Some fields are not valid","fields":{"email":"Invalid email"}}';
    expect(await failureOf(400, body)).toMatchObject({
      message: `400: ${body}`,
      reason: "Some fields are not valid",
      fields: { email: "Invalid email" },
    });
  });

  test.each(['"text"', "null", "[]", '{"error":1}', '{"fields":{"email":1}}', "<!doctype html>"])(
    "takes no reason from %s",
    async (body) => {
      expect(await failureOf(500, body)).toMatchObject({ reason: undefined, fields: {} });
    },
  );

  test("is not tried again", async () => {
    const ask = network(new Response("", { status: 503 }));
    await expect(request("/api/x")).rejects.toThrow(ApiError);
    expect(ask).toHaveBeenCalledOnce();
  });
});

describe("reading", () => {
  test("sends cookies and stops waiting in the end", async () => {
    const ask = network(Response.json([reply]));
    await getReplies(3);
    expect(ask.mock.calls[0]?.[1]).toMatchObject({ credentials: "include" });
    expect(ask.mock.calls[0]?.[1]?.signal).toBeInstanceOf(AbortSignal);
  });

  test("names what could not be fetched", async () => {
    network(new Response("", { status: 404 }));
    await expect(getDiscussion(3)).rejects.toThrow(/^Failed to fetch discussion$/);
    await expect(getReplies(3)).rejects.toThrow(/^Failed to fetch replies$/);
  });

  test("refuses an answer that is no discussion", async () => {
    network(Response.json({ id: 3, title: "Only half" }));
    await expect(getDiscussion(3)).rejects.toThrow();
  });

  test("finds the next page of replies in the Link header", async () => {
    const Link = '</api/discussions/3/replies?after=107>; rel="next"';
    const ask = network(Response.json([reply], { headers: { Link } }));
    expect(await getReplies(3, { after: "7" })).toEqual({ replies: [reply], next: "107" });
    expect(ask.mock.calls[0]?.[0]).toBe("/api/discussions/3/replies?after=7");
  });

  test("asks past every cache for what holds the visitor's own reply", async () => {
    const ask = network(Response.json([reply]));
    await getReplies(3, { after: "7", reply: "9" });
    expect(ask.mock.calls[0]?.[0]).toBe("/api/discussions/3/replies?after=7&reply=9");
  });

  test("finds none without the header", async () => {
    network(Response.json([]));
    expect(await getReplies(3)).toEqual({ replies: [], next: undefined });
  });
});

describe("posting a reply", () => {
  test("sends JSON under its key and gives back the reply", async () => {
    const ask = network(Response.json(reply, { status: 201 }));
    expect(await sendReply(3, input, "key-1")).toEqual({ post: reply });
    expect(ask.mock.calls[0]).toMatchObject([
      "/api/discussions/3/replies",
      {
        method: "POST",
        credentials: "include",
        headers: { "Content-Type": "application/json", "Idempotency-Key": "key-1" },
        body: JSON.stringify(input),
      },
    ]);
  });

  test("succeeds without a reply where the server shows none yet", async () => {
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
test("a like is sent without a body and gives the count", async () => {
  const ask = network(Response.json({ likes: 4 }));
  expect(await likePost(1)).toBe(4);
  expect(ask.mock.calls[0]).toMatchObject([
    "/api/blog/1/like",
    { method: "POST", credentials: "include" },
  ]);
  expect(ask.mock.calls[0]?.[1]?.body).toBeUndefined();
});

test.each([
  ["comment", () => sendComment({ ...input, ...target }, "key-1"), "/api/comments", reply],
  [
    "discussion",
    () => sendDiscussion({ ...input, title: "Sleep", category: "weekly-discussions" }, "key-1"),
    "/api/discussions",
    discussion,
  ],
])("a %s is sent as JSON under its key and comes back", async (_name, post, path, stored) => {
  const ask = network(Response.json(stored, { status: 201 }));
  expect(await post()).toEqual({ post: stored });
  expect(ask.mock.calls[0]).toMatchObject([
    path,
    { method: "POST", headers: { "Content-Type": "application/json", "Idempotency-Key": "key-1" } },
  ]);
});

describe("what only its writer is told", () => {
  const privateLink = "/own/reply-x";

  test("is the private link, and whether to show where help is", async () => {
    network(Response.json({ ...reply, own: privateLink, help: true }, { status: 201 }));

    expect(await sendReply(1, input, "key-12345")).toEqual({
      post: reply,
      privateLink,
      help: true,
    });
  });

  test("is that a held post waits, without the post", async () => {
    const about = { contentType: "video", contentId: 4 } as const;
    network(Response.json({ held: true, own: privateLink }, { status: 202 }));

    expect(await sendComment({ ...input, ...about }, "key-12345")).toEqual({
      post: undefined,
      held: true,
      privateLink,
    });
  });

  test("is nothing where the answer says nothing", async () => {
    network(new Response(null, { status: 204 }));
    const discussion = { ...input, title: "T", category: "weekly-discussions" } as const;

    expect(await sendDiscussion(discussion, "key-12345")).toEqual({ post: undefined });
  });

  test("the token of a form goes along with its fields", async () => {
    network(Response.json({ token: "f.1.x.y" }));
    const formToken = await getFormToken();
    const ask = network(Response.json(reply, { status: 201 }));
    await sendReply(1, { ...input, formToken, website: "" }, "key-12345");

    expect(JSON.parse(String(ask.mock.calls[0]?.[1]?.body))).toEqual({
      ...input,
      formToken: "f.1.x.y",
      website: "",
    });
  });
});
