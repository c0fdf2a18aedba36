import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { database } from "../../src/server/db/client.ts";
import { network as networkOf } from "../../src/server/visitors/visitor-id.ts";
import { chance } from "../support/faults/random.ts";
import { postForm, postJson, send, startSite, typed } from "../support/site.ts";

startSite({ POST_LIMIT: "3" });

const seed = Number(process.env["SEED"] ?? 1);
const path = "/api/discussions/1/replies";
const post = (ip: string, headers = {}) => postJson(path, typed, headers, ip);

beforeEach(() => database().execute(sql`DELETE FROM rate_limits`));

test("the fourth post of a visitor in ten minutes is refused, and says when to come back", async () => {
  for (let number = 1; number <= 3; number++) expect((await post("198.51.100.1")).status).toBe(201);
  const response = await post("198.51.100.1");
  const wait = Number(response.headers.get("Retry-After"));

  expect(response.status).toBe(429);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(600);
  expect(await response.json()).toEqual({ error: expect.stringContaining("try again") });
});

test("another visitor is not held up", async () => {
  for (let number = 1; number <= 4; number++) await post("198.51.100.1");

  expect((await post("198.51.100.2")).status).toBe(201);
});

test("of ten posts at once three are stored", async () => {
  const responses = await Promise.all(Array.from({ length: 10 }, () => post("198.51.100.3")));
  const stored = responses.filter(({ status }) => status === 201);

  expect(stored.length).toBe(3);
});

test("a repeated post is free, also when the limit is reached", async () => {
  const headers = { "Idempotency-Key": crypto.randomUUID() };
  for (let number = 1; number <= 5; number++)
    expect((await post("198.51.100.4", headers)).status).toBe(201);
  await post("198.51.100.4");
  await post("198.51.100.4");

  expect((await post("198.51.100.4")).status).toBe(429);
  expect((await post("198.51.100.4", headers)).status).toBe(201);
});

test("twins at the limit both get the one reply", async () => {
  await post("198.51.100.5");
  await post("198.51.100.5");
  const headers = { "Idempotency-Key": crypto.randomUUID() };
  const twins = await Promise.all([post("198.51.100.5", headers), post("198.51.100.5", headers)]);

  expect(twins.map(({ status }) => status)).toEqual([201, 201]);
});

test("what is refused for another reason is free", async () => {
  for (let number = 1; number <= 4; number++) {
    await postJson(path, {}, {}, "198.51.100.6");
    await postJson("/api/discussions/999/replies", typed, {}, "198.51.100.6");
  }

  expect((await post("198.51.100.6")).status).toBe(201);
});

test("a form over the limit gets its page back with the text kept", async () => {
  for (let number = 1; number <= 3; number++) await post("198.51.100.7");
  const response = await postForm(
    path,
    { ...typed, content: "Please keep me" },
    {},
    "198.51.100.7",
  );

  expect(response.status).toBe(429);
  expect(response.headers.get("Retry-After")).toMatch(/^\d+$/);
  expect(await response.text()).toContain("Please keep me");
});

test("a new window starts anew", async () => {
  for (let number = 1; number <= 4; number++) await post("198.51.100.8");
  await database().execute(
    sql`UPDATE rate_limits SET window_start = window_start - interval '10 min'`,
  );

  expect((await post("198.51.100.8")).status).toBe(201);
});

test("a client that floods the site takes its own share, and nobody else notices", async () => {
  const flood = Array.from({ length: 100 }, () => post("198.51.100.10"));
  const others = Array.from({ length: 20 }, (_, at) => post(`203.0.113.${at}`));
  const statuses = (await Promise.all(flood)).map(({ status }) => status);

  expect(statuses.filter((status) => status === 201).length).toBe(3);
  expect(new Set(statuses)).toEqual(new Set([201, 429]));
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual(Array(20).fill(201));
});

test("once the site has taken what 40 visitors may send, each visitor may send one", async () => {
  await post("198.51.100.11");
  await database().execute(sql`
    INSERT INTO rate_limits SELECT 'flood ' || n, window_start, 3
    FROM rate_limits, generate_series(1, 40) AS n`);

  expect((await post("198.51.100.11")).status).toBe(429);
  expect((await post("198.51.100.12")).status).toBe(201);
  expect((await post("198.51.100.12")).status).toBe(429);
});

test("whoever posts, and in whatever order, both limits hold to the last post", async () => {
  const random = chance(seed);
  const used = new Map<string, number>();
  const wrong: string[] = [];
  let taken = 0;
  for (let at = 0; at < 250; at++) {
    const ip = `203.0.113.${random.once(3) ? 0 : random.number(80)}`;
    const own = used.get(ip) ?? 0;
    const expected = own < (taken < 120 ? 3 : 1) ? 201 : 429;
    const { status } = await post(ip);
    if (status !== expected) wrong.push(`SEED=${seed}: post ${at} from ${ip} got ${status}`);
    if (expected === 201) used.set(ip, own + 1);
    if (expected === 201) taken += 1;
  }

  expect(wrong).toEqual([]);
  expect(taken).toBeGreaterThan(120);
});

test("no address of a visitor is in the database, and yesterday's salt is gone", async () => {
  await database().execute(sql`INSERT INTO visitor_salts (day) VALUES ('2025-01-01')`);
  await post("198.51.100.9");
  const { rows } = await database().execute(
    sql`SELECT (SELECT json_agg(r) FROM rate_limits r)::text AS limits,
      (SELECT json_agg(d) FROM discussion_replies d)::text AS replies`,
  );

  expect(JSON.stringify(rows)).not.toContain("198.51.100");
  expect(JSON.stringify(rows)).toMatch(/[0-9a-f]{64}/);
});

test("an IPv6 household counts as one visitor", () => {
  expect(networkOf("2001:db8::1")).toBe(networkOf("2001:0db8:0:0:ffff::2"));
  expect(networkOf("2001:db8:0:1::1")).not.toBe(networkOf("2001:db8:0:2::1"));
  expect(networkOf("::ffff:192.0.2.1")).toBe("192.0.2.1");
});

test("a reader is not limited", async () => {
  for (let number = 1; number <= 10; number++)
    expect((await send("/api/discussions/1")).status).toBe(200);
});
