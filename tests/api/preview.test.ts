import { beforeEach, expect, test } from "vitest";
import * as forum from "../../functions/forum.ts";
import { setEnv } from "../../src/server/env.ts";
import { allRows } from "../support/backups.ts";
import { asForm, kinds } from "../support/posts.ts";
import { origin, postForm, postJson, startSite, typed } from "../support/site.ts";

const transaction = startSite({ FEATURES: "blog,comments,discussions" });
const onlyPreview = "This is only a preview of the site.";

beforeEach(() => setEnv({ CONTEXT: "deploy-preview" }));

test.each(kinds)(
  "does not store $kind in a preview, and returns the text of a form",
  async ({ path, page, body }) => {
    const before = await allRows(transaction);
    const asked = await postJson(path, body);
    const form = await postForm(page, asForm(body));

    expect(asked.status).toBe(503);
    expect((await asked.json()).error).toContain(onlyPreview);
    expect(form.status).toBe(503);
    const text = await form.text();
    expect(text).toContain(onlyPreview);
    expect(text).toContain(typed.content);
    expect(await allRows(transaction)).toEqual(before);
  },
);

test("counts no like in a preview", async () => {
  const before = await allRows(transaction);
  expect((await postJson("/api/blog/1/like", {})).status).toBe(503);
  expect(await allRows(transaction)).toEqual(before);
});

test("treats an unknown deploy context as a preview", async () => {
  const request = (): Request =>
    new Request(`${origin}/api/discussions/1/replies`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(typed),
    });
  const visit = { ip: "192.0.2.1", params: { id: "1" } };

  expect((await forum.default(request(), visit)).status).toBe(503);
  const branch = { ...visit, deploy: { context: "branch-deploy" } };
  expect((await forum.default(request(), branch)).status).toBe(503);
  const live = { ...visit, deploy: { context: "production" } };
  expect((await forum.default(request(), live)).status).toBe(201);
});
