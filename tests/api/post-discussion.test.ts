import { expect, test } from "vitest";
import { setEnv } from "../../src/server/env.ts";
import { asForm, discussion } from "../support/posts.ts";
import { getJson, getText, postForm, postJson, send, startSite, typed } from "../support/site.ts";

startSite({ FEATURES: "discussions" });

const path = "/api/discussions";
const titles = async () => ((await getJson(path)) as { title: string }[]).map(({ title }) => title);

test("stores a discussion, shows its page and returns it without the email address", async () => {
  const response = await postJson(path, { ...discussion, title: " How do\nyou \u202esleep? " });
  const { own, ...stored } = await response.json();

  expect(response.status).toBe(201);
  expect(own).toMatch(/^\/own\/discussion-/);
  expect(stored).toEqual({
    id: expect.any(Number),
    title: "How do you sleep?",
    content: "Thank you for this.",
    author: "Ada",
    category: "medical-experiences",
    createdAt: expect.stringMatching(/Z$/),
    updatedAt: stored.createdAt,
    replies: 0,
    views: 0,
  });
  expect(stored.id).toBeGreaterThan(10_000);
  expect(await getJson(`${path}/${stored.id}`)).toEqual(stored);
  expect(await getText(`/discussions/${stored.id}`)).toContain("How do you sleep?");
  expect((await titles())[0]).toBe("How do you sleep?");
  expect((await postJson(`${path}/${stored.id}/replies`, typed)).status).toBe(201);
  expect((await getJson(`${path}/${stored.id}`)).replies).toBe(1);
});

test("stores nothing while discussions are closed, and returns the text of a form", async () => {
  const before = await titles();
  setEnv({ FEATURES: "none" });
  const closed = await postJson(path, discussion);
  const form = await postForm("/discussions", asForm({ ...discussion, content: "Keep me" }));
  const reply = await postJson(`${path}/1/replies`, typed);
  const read = await send(path);
  setEnv({ FEATURES: "discussions" });

  expect([closed, form, reply, read].map(({ status }) => status)).toEqual([403, 403, 201, 200]);
  expect(await closed.json()).toEqual({ error: "New discussions are not open yet" });
  expect(await form.text()).toContain("Keep me");
  expect(await titles()).toEqual(before);
});
