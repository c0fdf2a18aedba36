import { expect, test } from "vitest";
import { maxLength } from "../../src/schemas/limits.ts";
import { origin, postJson, send, startSite, typed } from "../support/site.ts";

startSite();

const path = "/api/discussions/1/replies";
const count = async () => (await (await send("/api/discussions/1")).json()).replies;
const rows = async (): Promise<unknown[]> => (await send(path)).json();

test("a reply is stored, answered without the e-mail, and counted", async () => {
  const before = await count();
  const response = await postJson(path, {
    author: " Ada ",
    email: "ada@example.org",
    content: " One\r\ntwo ",
  });

  expect(response.status).toBe(201);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const { own, ...reply } = await response.json();
  expect(own).toMatch(/^\/own\/reply-/);
  expect(reply).toEqual({
    id: expect.any(Number),
    author: "Ada",
    content: "One\ntwo",
    createdAt: expect.stringMatching(/Z$/),
  });
  expect(await rows()).toContainEqual(reply);
  expect(await count()).toBe(before + 1);
});

test("what looks like markup, SQL or a replacement pattern is stored as it was typed", async () => {
  const content = `<script>alert('x')</script> $& $1 '; DROP TABLE discussions; -- \\ %s 👩‍👩‍👧 \u200f`;
  const response = await postJson(path, { ...typed, content });

  expect(await response.json()).toMatchObject({ content });
});

test("what is invisible or turns the text around it is not stored", async () => {
  const author = "A\u202ed\u200ba\u0007";
  const content = "One\u202e\u2066 two\0\u0007\ud800";
  const response = await postJson(path, { ...typed, author, content });

  expect(await response.json()).toMatchObject({ author: "Ada", content: "One two\ufffd" });
});

test.each([
  [{}, { author: "Required", email: "Required", content: "Required" }],
  [{ ...typed, author: "" }, { author: "Required" }],
  [{ ...typed, author: "   " }, { author: "String must contain at least 1 character(s)" }],
  [
    { ...typed, author: "a".repeat(maxLength.author + 1) },
    { author: `String must contain at most ${maxLength.author} character(s)` },
  ],
  [{ ...typed, email: "ada" }, { email: "Invalid email" }],
  [
    { ...typed, email: `${"a".repeat(250)}@example.org` },
    { email: expect.stringContaining(String(maxLength.email)) },
  ],
  [
    { ...typed, content: "a".repeat(maxLength.content + 1) },
    { content: `String must contain at most ${maxLength.content} character(s)` },
  ],
  [{ ...typed, content: 7 }, { content: "Expected text" }],
  [{ ...typed, content: ["a"] }, { content: "Expected text" }],
  [{ ...typed, content: null }, { content: "Required" }],
])("%j is refused with each field named", async (body, fields) => {
  const before = await count();
  const response = await postJson(path, body);

  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ error: "Some fields are not valid", fields });
  expect(await count()).toBe(before);
});

test.each(["", "{", "null", "[]", '"text"', "7", "undefined"])(
  "the body %j is refused",
  async (body) => {
    const response = await postJson(path, body);

    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: expect.stringMatching(/JSON/) });
  },
);

test("a post without a body is refused", async () => {
  const headers = { "Content-Type": "application/json" };
  expect((await send(path, { method: "POST", headers })).status).toBe(400);
});

test("a body that is not UTF-8 is refused", async () => {
  const headers = { "Content-Type": "application/json" };
  const body = new Uint8Array([123, 34, 255, 254, 125]);
  expect((await send(path, { method: "POST", headers, body })).status).toBe(400);
});

test.each([undefined, "text/plain", "multipart/form-data; boundary=x", "application/jsonp"])(
  "the content type %s is refused",
  async (type) => {
    const body = new TextEncoder().encode(JSON.stringify(typed));
    const headers: Record<string, string> = type ? { "Content-Type": type } : {};
    expect((await send(path, { method: "POST", headers, body })).status).toBe(415);
  },
);

test("a content type may name its charset", async () => {
  const headers = { "Content-Type": "Application/JSON; charset=utf-8" };
  expect((await postJson(path, typed, headers)).status).toBe(201);
});

test("the longest reply fits, and more than 16 KB does not", async () => {
  expect((await postJson(path, { ...typed, content: "a".repeat(maxLength.content) })).status).toBe(
    201,
  );
  expect((await postJson(path, { ...typed, content: "a".repeat(17_000) })).status).toBe(413);
});

test("more than 16 KB is refused by its announced length and while it is read", async () => {
  const headers = { "Content-Type": "application/json" };
  const announced = { ...headers, "Content-Length": "17000" };
  expect((await send(path, { method: "POST", headers: announced, body: "{}" })).status).toBe(413);

  let sent = 0;
  const endless = new ReadableStream({
    pull(controller) {
      sent += 1024;
      controller.enqueue(new Uint8Array(1024).fill(32));
    },
  });
  const init = { method: "POST", headers, body: endless, duplex: "half" } as RequestInit;
  expect((await send(path, init)).status).toBe(413);
  expect(sent).toBeLessThan(32 * 1024);
});

test.each(["abc", "0", "-1", "4", "2147483648"])("nobody replies to discussion %s", async (id) => {
  const response = await postJson(`/api/discussions/${id}/replies`, typed);

  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ error: "Discussion not found" });
});

test.each<[string, Record<string, string>]>([
  ["a cross-site fetch", { "Sec-Fetch-Site": "cross-site" }],
  ["a sister site's fetch", { "Sec-Fetch-Site": "same-site" }],
  ["another origin", { Origin: "https://elsewhere.example" }],
  ["another port", { Origin: `${origin}:8443` }],
  ["an opaque origin", { Origin: "null" }],
])("%s is refused", async (_name, headers) => {
  const before = await count();

  expect((await postJson(path, typed, headers)).status).toBe(403);
  expect(await count()).toBe(before);
});

test("the site's own pages and programs that are no browser may post", async () => {
  expect(
    (await postJson(path, typed, { "Sec-Fetch-Site": "same-origin", Origin: origin })).status,
  ).toBe(201);
  expect((await postJson(path, typed)).status).toBe(201);
});
