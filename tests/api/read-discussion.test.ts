import { expect, test } from "vitest";
import { postJson, send, startSite, typed } from "../support/site.ts";

startSite();

test("a discussion is answered with everything but the e-mail", async () => {
  const response = await send("/api/discussions/3");

  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    id: 3,
    title: "This week: preparing for an appointment",
    content: expect.stringContaining("Each week I ask everyone one question"),
    author: "The creator",
    category: "weekly-discussions",
    createdAt: "2025-03-17T09:00:00.000Z",
    updatedAt: "2025-03-17T09:00:00.000Z",
    replies: 0,
    views: 0,
  });
});

test("replies are answered oldest first, without the e-mail", async () => {
  await postJson("/api/discussions/1/replies", { ...typed, content: "First" });
  await postJson("/api/discussions/1/replies", { ...typed, content: "Second" });

  const response = await send("/api/discussions/1/replies");

  expect(response.status).toBe(200);
  expect(response.headers.get("Link")).toBeNull();
  expect(await response.json()).toEqual([
    { id: expect.any(Number), author: "Ada", content: "First", createdAt: isoTime() },
    { id: expect.any(Number), author: "Ada", content: "Second", createdAt: isoTime() },
  ]);
});

test("a long list comes in pages of 100 that lead on to each other", async () => {
  for (let number = 1; number <= 201; number++)
    await postJson("/api/discussions/2/replies", { ...typed, content: `Reply ${number}` });

  const pages: string[][] = [];
  let path: string | undefined = "/api/discussions/2/replies";
  while (path) {
    const response: Response = await send(path);
    const page: { content: string }[] = await response.json();
    pages.push(page.map(({ content }) => content));
    path = /^<(.+)>; rel="next"$/.exec(response.headers.get("Link") ?? "")?.[1];
  }

  expect(pages.map((page) => page.length)).toEqual([100, 100, 1]);
  expect(pages.flat()).toEqual(Array.from({ length: 201 }, (_, index) => `Reply ${index + 1}`));
});

test("the CDN may keep what was read until a reply is stored", async () => {
  for (const path of ["/api/discussions/1", "/api/discussions/1/replies"]) {
    const { headers } = await send(path);
    expect(headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
    expect(headers.get("Netlify-CDN-Cache-Control")).toMatch(/^public, durable, s-maxage=\d+/);
    expect(headers.get("Netlify-Cache-Tag")).toBe("discussion-1");
  }
});

test("one who has just posted reads past the CDN", async () => {
  const { headers } = await send("/api/discussions/1/replies?reply=7");

  expect(headers.get("Cache-Control")).toBe("no-store");
  expect(headers.get("Netlify-CDN-Cache-Control")).toBeNull();
});

test("HEAD answers as GET does, without a body", async () => {
  const response = await send("/api/discussions/1", { method: "HEAD" });

  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("application/json; charset=utf-8");
  expect(await response.text()).toBe("");
});

test.each([
  "abc",
  "0",
  "-1",
  "1.5",
  "01",
  "1e3",
  "4",
  "2147483647",
  "2147483648",
  "99999999999999",
  "%00",
  "1%20",
])("there is no discussion %s", async (id) => {
  for (const path of [`/api/discussions/${id}`, `/api/discussions/${id}/replies`]) {
    const response = await send(path);
    expect(response.status).toBe(404);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(await response.json()).toEqual({ error: "Discussion not found" });
  }
});

test.each(["abc", "-1", "1.5", "2147483648", ""])(
  "a list does not start after %j",
  async (after) => {
    const response = await send(`/api/discussions/1/replies?after=${after}`);

    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      error: "Some fields are not valid",
      fields: { after: "Expected an id" },
    });
  },
);

test("an unknown method is refused and the known ones are named", async () => {
  const replies = await send("/api/discussions/1/replies", { method: "DELETE" });
  const discussion = await send("/api/discussions/1", { method: "POST" });

  expect(replies.status).toBe(405);
  expect(replies.headers.get("Allow")).toBe("GET, HEAD, POST");
  expect(discussion.status).toBe(405);
  expect(discussion.headers.get("Allow")).toBe("GET, HEAD");
});

test("every answer carries the security headers", async () => {
  for (const path of [
    "/api/discussions/1",
    "/api/discussions/999",
    "/discussions/1",
    "/discussions/0",
  ]) {
    const { headers } = await send(path);
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("X-Frame-Options")).toBe("DENY");
    expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("Strict-Transport-Security")).toContain("max-age=");
  }
});

const isoTime = () => expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
