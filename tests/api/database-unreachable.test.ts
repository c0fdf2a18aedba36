import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import type { Answer } from "../../scripts/dev-server/neon-proxy.ts";
import { connect, isUnavailable } from "../../src/server/db/client.ts";
import { answerWithin } from "../../src/server/db/transport.ts";
import { readEnv } from "../../src/server/env.ts";
import { apiReads, apiWrites } from "../support/api-requests.ts";
import { asForm, kinds } from "../support/posts.ts";
import { network, postForm, postJson, query, send, startSite, typed } from "../support/site.ts";

startSite({ FEATURES: "comments,discussions" });

const refuse = async (): Promise<Answer> => ({ status: 503, body: "secret internals" });
const full = async (): Promise<Answer> => ({
  status: 400,
  body: JSON.stringify({ severity: "ERROR", code: "53100", message: "secret internals" }),
});
/** Neon's own answer: it has no code of PostgreSQL. */
const overQuota = (status: number) => async (): Promise<Answer> => ({
  status,
  body: JSON.stringify({ message: "secret internals: the compute time quota is exceeded" }),
});
const dropped = async () => "drop" as const;

test.each([
  ["responds with 503", refuse],
  ["has a full disk", full],
  ["has used up its quota", overQuota(402)],
  ["has used up its quota, says Neon as of a wrong query,", overQuota(400)],
  ["drops the connection", dropped],
])("returns 503 and Retry-After if the database %s", async (_name, around) => {
  await postJson("/api/discussions/1/replies", typed);
  network.around = around;
  for (const response of [
    ...(await Promise.all(apiReads.map(({ path }) => send(path)))),
    ...(await Promise.all(apiWrites.map(({ path, body }) => postJson(path, body)))),
  ]) {
    expect(response.status).toBe(503);
    expect(response.headers.get("Retry-After")).toBe("5");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(await response.json()).toEqual({ error: expect.stringContaining("try again") });
  }
});

test("shows the error on the page and returns the text of a form", async () => {
  network.around = dropped;
  const page = await send("/discussions/1");
  const comments = await send("/comments/blog/1");
  const video = await send("/media/4");
  const board = await send("/discussions?category=weekly-discussions");
  const desk = await postForm("/desk", { do: "sign-in", username: "ana", password: "a password" });
  const forms = await Promise.all(
    kinds.map(({ page, body }) => postForm(page, asForm({ ...body, content: "Keep me" }))),
  );

  for (const { status, headers } of [page, comments, video, board, desk]) {
    expect([status, headers.get("Retry-After")]).toEqual([503, "5"]);
    expect(headers.get("Cache-Control")).toBe("no-store");
  }
  expect(await video.text()).toMatch(/Watch 4.*The comments could not be loaded\./s);
  expect(await board.text()).toMatch(/cannot reach its data.*<a [^>]*href="">Try again<\/a>/);
  expect(await comments.text()).toContain("cannot reach its data");
  expect(await page.text()).toMatch(/Failed to fetch discussion.*<a [^>]*href="">Try again<\/a>/);
  for (const form of forms) {
    expect(form.status).toBe(503);
    expect(form.headers.get("Retry-After")).toBe("5");
    const text = await form.text();
    expect(text).toContain("Keep me");
    expect(text).toContain("cannot reach its data");
    expect(text).toMatch(/<h1>(?:Reply|Add Comment|Start a discussion)<\/h1>/);
  }
});

test("returns an edited text in its form, which can be sent again", async () => {
  const { own } = await (await postJson("/api/discussions/1/replies", typed)).json();
  const change = { action: "edit", content: "Keep <these> words" };
  network.around = dropped;
  const refused = await postForm(own, change);
  network.around = (run) => run();
  const page = await refused.text();

  expect(refused.status).toBe(503);
  expect(page).toContain("Keep &lt;these&gt; words</textarea>");
  expect(page).toContain(`action="${own}"`);
  expect((await postForm(own, change)).status).toBe(303);
});

test.each(kinds)(
  "stores $kind once if each first response of the database is lost",
  async ({ path, body, table }) => {
    const content = "Stored before the connection was lost";
    let calls = 0;
    network.around = async (run) => {
      const answer = await run();
      return calls++ % 2 === 0 ? "drop" : answer;
    };
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    expect((await postJson(path, { ...body, content }, headers)).status).toBe(201);
    network.around = (run) => run();
    const rows = await query(
      sql`SELECT id FROM ${sql.identifier(table)} WHERE content = ${content}`,
    );
    expect(rows).toHaveLength(1);
  },
);

test("returns 500 without the reason for an unexpected error, and logs nothing of the row", async () => {
  await postJson("/api/discussions/1/replies", typed);
  vi.mocked(console.error).mockImplementation(() => {});
  // The message of PostgreSQL quotes the whole row.
  await query(
    sql`ALTER TABLE discussion_replies ADD CONSTRAINT refuse CHECK (author <> 'Eve') NOT VALID`,
  );
  const response = await postJson("/api/discussions/1/replies", { ...typed, author: "Eve" });
  await query(sql`ALTER TABLE discussion_replies DROP CONSTRAINT refuse`);
  const logged = JSON.stringify(vi.mocked(console.error).mock.calls);
  vi.mocked(console.error).mockClear();

  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ error: expect.stringContaining("there is a problem") });
  expect(logged).toContain("23514");
  expect(logged).not.toContain(typed.email);
  expect(logged).not.toContain(typed.content);
  expect(logged).not.toContain("192.0.2.1");
});

test("limits all queries of a request together to the time of one query", async () => {
  let asked = 0;
  network.around = () => {
    asked++;
    return new Promise(() => {});
  };
  const { DATABASE_URL: databaseUrl = "", NEON_ENDPOINT: endpoint = "" } = readEnv();
  const db = connect({ databaseUrl, endpoint }, { first: 200, total: 300, pauses: [] });
  const ask = () => db.execute(sql`SELECT 1`).catch((reason: unknown) => reason);
  const errors = await answerWithin(300, async () => [await ask(), await ask(), await ask()]);

  expect(errors.map(isUnavailable)).toEqual([true, true, true]);
  expect(asked).toBeLessThan(3);
});
