import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as replies from "../../functions/replies.ts";
import { addressOf, type LocalDatabase } from "../../scripts/local/database.ts";
import { migrate } from "../../scripts/local/db-commands.ts";
import { database } from "../../src/server/db/client.ts";
import { readPublication } from "../../src/server/publication.ts";
import { publish } from "../../src/server/publish.ts";
import { allRows } from "../setup/backups.ts";
import { openFreshDatabase } from "../setup/database.ts";
import { asForm, kinds } from "../setup/posts.ts";
import { origin, postForm, postJson, send, startSite, typed } from "../setup/site.ts";

const transaction = startSite({ FEATURES: "blog,comments,discussions" });
const onlyPreview = "This is only a preview of the site.";

beforeEach(() => void vi.stubEnv("CONTEXT", "deploy-preview"));
afterEach(() => void vi.unstubAllEnvs());

test.each(kinds)("a preview takes no $kind, and gives a form back", async ({ path, body }) => {
  const before = await allRows(transaction);
  const asked = await postJson(path, body);
  const form = await postForm(path, asForm(body));

  expect(asked.status).toBe(503);
  expect((await asked.json()).error).toContain(onlyPreview);
  expect(form.status).toBe(503);
  const page = await form.text();
  expect(page).toContain(onlyPreview);
  expect(page).toContain(typed.content);
  expect(await allRows(transaction)).toEqual(before);
});

test.each([
  ["POST", "/api/blog/1/like"],
  ["POST", "/api/discussions/1/view"],
  ["POST", "/api/reports"],
  ["POST", "/api/desk/session"],
  ["POST", `/api/own/reply-${"x".repeat(43)}`],
  ["GET", "/api/form-token"],
  ["GET", "/api/discussions/1"],
])("a preview has no data for %s %s", async (method, path) => {
  const everything = {
    ...{ kind: "reply", id: 1, reason: "", action: "delete" },
    ...{ username: "ana", password: "a long enough password" },
  };
  const before = await allRows(transaction);
  const answer = method === "POST" ? await postJson(path, everything) : await send(path);

  expect(answer.status).toBe(503);
  expect((await answer.json()).error).toContain(onlyPreview);
  expect(await allRows(transaction)).toEqual(before);
});

test("where nobody says that it is the live site, it is none", async () => {
  const request = (): Request =>
    new Request(`${origin}/api/discussions/1/replies`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(typed),
    });
  const visit = { ip: "192.0.2.1", params: { id: "1" } };

  expect((await replies.default(request(), visit)).status).toBe(503);
  const branch = { ...visit, deploy: { context: "branch-deploy" } };
  expect((await replies.default(request(), branch)).status).toBe(503);
  const live = { ...visit, deploy: { context: "production" } };
  expect((await replies.default(request(), live)).status).toBe(201);
});

test("a preview with a database of its own writes there, and not into the live one", async () => {
  const own: LocalDatabase = await openFreshDatabase();
  const before = await allRows(transaction);
  const live = "postgresql://live:live@ep-live.neon.tech/site";
  const { DATABASE_URL, NEON_ENDPOINT } = addressOf(own);
  for (const [name, value] of Object.entries({
    ...{ DATABASE_URL: live, PREVIEW_DATABASE_URL: DATABASE_URL, NEON_ENDPOINT },
  }))
    vi.stubEnv(name, value);
  await migrate();
  await publish(database(), await readPublication());
  const answer = await postJson("/api/discussions/1/replies", typed);

  expect(answer.status).toBe(201);
  expect((await allRows(own.transaction)).join("")).toContain(typed.content);
  await own.close();
  expect(await allRows(transaction)).toEqual(before);
});
