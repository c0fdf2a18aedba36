import { expect, test } from "vitest";
import { network, postForm, postJson, send, startSite, typed } from "../support/site.ts";

startSite();

const path = "/api/discussions/2/replies";
const key = () => ({ "Idempotency-Key": crypto.randomUUID() });
const count = async () => (await (await send("/api/discussions/2")).json()).replies;
const rows = async (): Promise<unknown[]> => (await send(path)).json();

test("a repeated post stores one reply and answers the first result", async () => {
  const headers = key();
  const before = await count();
  const first = await postJson(path, typed, headers);
  const second = await postJson(path, typed, headers);

  expect([first.status, second.status]).toEqual([201, 201]);
  expect(await second.json()).toEqual(await first.json());
  expect(await count()).toBe(before + 1);
});

test("ten posts at once with one key store one reply", async () => {
  const headers = key();
  const before = await count();
  const responses = await Promise.all(
    Array.from({ length: 10 }, () => postJson(path, typed, headers)),
  );
  const replies = await Promise.all(responses.map((response) => response.json()));

  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(replies.map(({ id }) => id)).size).toBe(1);
  expect(await count()).toBe(before + 1);
  expect((await rows()).length).toBe(before + 1);
});

test("posts without a key are posts of their own", async () => {
  const before = await count();
  await postJson(path, typed);
  await postJson(path, typed);

  expect(await count()).toBe(before + 2);
});

test.each([{ content: "Another text" }, { author: "Bea" }, { email: "bea@example.org" }])(
  "a used key with %j is a conflict",
  async (change) => {
    const headers = key();
    await postJson(path, typed, headers);
    const before = await count();
    const response = await postJson(path, { ...typed, ...change }, headers);

    expect(response.status).toBe(409);
    expect(await response.json()).toEqual({ error: expect.stringContaining("Idempotency-Key") });
    expect(await count()).toBe(before);
  },
);

test("the same key in another discussion is another post", async () => {
  const headers = key();
  const one = await (await postJson(path, typed, headers)).json();
  const other = await (await postJson("/api/discussions/3/replies", typed, headers)).json();

  expect(other.id).not.toBe(one.id);
});

test.each(["short", "a".repeat(201), "with space", "ümlaut-key"])(
  "the key %j is refused",
  async (text) => {
    const response = await postJson(path, typed, { "Idempotency-Key": text });

    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      fields: { "Idempotency-Key": expect.stringContaining("8 to 200") },
    });
  },
);

test("a form that is sent twice stores one reply", async () => {
  const form = { ...typed, idempotencyKey: "a nonce shared by many" };
  const before = await count();
  const [first, second] = await Promise.all([postForm(path, form), postForm(path, form)]);

  expect(first.headers.get("Location")).toBe(second.headers.get("Location"));
  expect(await count()).toBe(before + 1);
});

test("two visitors whose cached page holds the same nonce both store their reply", async () => {
  const idempotencyKey = "another shared nonce";
  const before = await count();
  await postForm(path, { ...typed, idempotencyKey });
  const other = await postForm(path, { ...typed, author: "Bea", idempotencyKey });

  expect(other.status).toBe(303);
  expect(await count()).toBe(before + 2);
});

test("an answer that was lost after the commit is asked for again, and stored once", async () => {
  const before = await count();
  await postJson("/api/discussions/3/replies", typed);
  let lost = 0;
  network.around = async (run) => {
    const answer = await run();
    return lost++ === 0 ? "drop" : answer;
  };
  const response = await postJson(path, typed);
  network.around = (run) => run();

  expect(response.status).toBe(201);
  expect(lost).toBe(2);
  expect(await count()).toBe(before + 1);
});

test("fifty replies at once are fifty rows, and the count says so", async () => {
  const before = await count();
  const posts = Array.from({ length: 50 }, (_, index) =>
    postJson(path, { ...typed, content: `Reply ${index}` }, key(), `192.0.2.${index}`),
  );
  const statuses = (await Promise.all(posts)).map(({ status }) => status);

  expect(statuses).toEqual(Array(50).fill(201));
  expect(await count()).toBe(before + 50);
  expect((await rows()).length).toBe(before + 50);
});
