import { expect, test } from "vitest";
import { getJson, postJson, startSite, typed } from "../support/site.ts";

startSite();

const path = "/api/discussions/1/replies";
const count = async () => (await getJson("/api/discussions/1")).replies;

test("stores a reply, counts it and returns it without the email address", async () => {
  const before = await count();
  const response = await postJson(path, { ...typed, author: " Ada ", content: " One\r\ntwo " });
  const { own, ...reply } = await response.json();

  expect(response.status).toBe(201);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(own).toMatch(/^\/own\/reply-/);
  expect(reply).toEqual({
    id: expect.any(Number),
    author: "Ada",
    content: "One\ntwo",
    createdAt: expect.stringMatching(/Z$/),
  });
  expect(await getJson(path)).toContainEqual(reply);
  expect(await count()).toBe(before + 1);
});

test("rejects invalid fields, names each and stores nothing", async () => {
  const before = await count();
  const response = await postJson(path, { ...typed, author: "", email: "ada" });

  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    error: "Some fields are not valid",
    fields: { author: "Required", email: "Invalid email" },
  });
  expect(await count()).toBe(before);
});

test("accepts a content type with a charset", async () => {
  const headers = { "Content-Type": "Application/JSON; charset=utf-8" };
  expect((await postJson(path, typed, headers)).status).toBe(201);
});

test("returns 404 for a discussion that does not exist", async () => {
  const response = await postJson("/api/discussions/4/replies", typed);

  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ error: "Discussion not found" });
});
