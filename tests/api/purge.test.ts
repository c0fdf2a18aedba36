import { expect, test, vi } from "vitest";
import * as blog from "../../functions/blog.ts";
import * as forum from "../../functions/forum.ts";
import { apiWrites } from "../support/api-requests.ts";
import { makeModerators, reply, signInAs } from "../support/moderators.ts";
import { newKey } from "../support/posts.ts";
import { recordPurges } from "../support/purges.ts";
import { origin, postForm, startSite, typed } from "../support/site.ts";

startSite({ FEATURES: "comments,discussions" });
makeModerators("ana");

const replies = "/api/discussions/1/replies";

/** Calls a function for the id 1, as Netlify does, and waits for its background work. */
async function call(path: string, body: object, headers = {}): Promise<Response> {
  const endpoint = path.startsWith("/api/blog") ? blog : forum;
  const background: Promise<unknown>[] = [];
  const request = new Request(origin + path, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  const response = await endpoint.default(request, {
    ip: "192.0.2.1",
    deploy: { context: "production" },
    params: { id: "1" },
    waitUntil: (promise) => background.push(promise),
  });
  await Promise.all(background);
  return response;
}

test.each(apiWrites)(
  "purges the pages that show a new $path, but not for a repeated one",
  async ({ path, body, purges }) => {
    const purged = recordPurges();
    const headers = newKey();
    for (const _ of [1, 2]) await call(path, body, headers);

    expect(purged).toEqual(purges.length > 0 ? [purges] : []);
  },
);

test("purges the pages that show a post when its writer or a moderator acts on it", async () => {
  const ana = await signInAs("ana");
  const { own } = await reply({ content: "Mine" });
  const { id } = await reply();
  const purged = recordPurges();
  const press = async (fields: Record<string, string>, path = "/desk") => {
    purged.length = 0;
    expect((await postForm(path, fields, path === "/desk" ? ana : {})).status).toBeLessThan(400);
    return purged;
  };
  const tags = [["discussion-1", "discussions"]];
  const text = {
    [`answer-content-reply-${id}`]: "Thank you",
    [`answer-author-reply-${id}`]: "Ana",
  };

  expect(await press({ action: "edit", content: "Changed" }, own)).toEqual(tags);
  expect(await press({ action: "delete" }, own)).toEqual(tags);
  expect(await press({ ...text, do: `answer reply-${id} 1` })).toEqual(tags);
  expect(await press({ do: `remove reply-${id} 2` })).toEqual(tags);
  expect(await press({ do: `remove reply-${id} 2` })).toEqual([]);
  expect(await press({ do: `delete reply-${id}` })).toEqual(tags);
  expect(await press({ search: typed.email, do: "erase" })).toEqual([
    expect.arrayContaining(["discussion-1", "comments-video-4"]),
  ]);
});

test("accepts a reply even if the CDN rejects the purge", async () => {
  recordPurges(500);

  expect((await call(replies, typed)).status).toBe(201);
  expect(vi.mocked(console.warn).mock.calls.join()).toContain("Failed to purge the CDN");
});
