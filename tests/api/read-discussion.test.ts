import { expect, test } from "vitest";
import { weeklyDiscussion } from "../support/posts.ts";
import { getJson, postJson, readPages, send, startSite, typed } from "../support/site.ts";

startSite();

const isoTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

test("returns a discussion without the email address", async () => {
  expect(await getJson("/api/discussions/3")).toEqual(weeklyDiscussion);
});

test("lists replies oldest first, without the email address", async () => {
  const path = "/api/discussions/1/replies";
  for (const content of ["First", "Second"]) await postJson(path, { ...typed, content });
  const response = await send(path);

  expect(response.headers.get("Link")).toBeNull();
  expect(await response.json()).toEqual([
    { id: expect.any(Number), author: "Ada", content: "First", createdAt: isoTime },
    { id: expect.any(Number), author: "Ada", content: "Second", createdAt: isoTime },
  ]);
});

test("returns a long list in linked pages of 100", async () => {
  const path = "/api/discussions/2/replies";
  const contents = Array.from({ length: 201 }, (_, index) => `Reply ${index + 1}`);
  for (const content of contents) await postJson(path, { ...typed, content });
  const pages = await readPages<{ content: string }>(path);

  expect(pages.map((page) => page.length)).toEqual([100, 100, 1]);
  expect(pages.flat().map(({ content }) => content)).toEqual(contents);
});

test.each(["4", "abc", "01", "2147483647", "99999999999999"])(
  "returns 404 for the discussion %s",
  async (id) => {
    for (const path of [`/api/discussions/${id}`, `/api/discussions/${id}/replies`]) {
      const response = await send(path);
      expect(response.status).toBe(404);
      expect(response.headers.get("Cache-Control")).toBe("no-store");
      expect(await response.json()).toEqual({ error: "Discussion not found" });
    }
  },
);

test.each(["abc", "-1", "2147483648", ""])("rejects a list after %j", async (after) => {
  const response = await send(`/api/discussions/1/replies?after=${after}`);

  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    error: "Some fields are not valid",
    fields: { after: "Expected an id" },
  });
});
