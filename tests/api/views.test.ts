import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { database } from "../../src/server/db/client.ts";
import { send, startSite } from "../support/site.ts";

startSite();

const path = "/api/discussions/1/view";
const view = (ip = "192.0.2.1", init: RequestInit = {}, to = path) =>
  send(to, { method: "POST", ...init }, ip);
const views = async (id = 1) => (await (await send(`/api/discussions/${id}`)).json()).views;

beforeEach(() =>
  database().batch([
    database().execute(sql`DELETE FROM discussion_views`),
    database().execute(sql`UPDATE discussions SET views = 0`),
  ]),
);

test("a view is counted, and nothing is answered", async () => {
  const response = await view();

  expect(response.status).toBe(204);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(await response.text()).toBe("");
  expect(await views()).toBe(1);
});

test("a visitor counts once a discussion and day", async () => {
  for (let number = 1; number <= 3; number++) expect((await view("198.51.100.1")).status).toBe(204);
  await view("198.51.100.2");
  await view("198.51.100.1", {}, "/api/discussions/2/view");
  expect([await views(1), await views(2)]).toEqual([2, 1]);

  await database().execute(sql`UPDATE discussion_views SET day = day - 1`);
  await view("198.51.100.1");
  expect(await views(1)).toBe(3);
});

test("fifty visitors at once, each twice, are fifty views", async () => {
  const visitors = Array.from({ length: 100 }, (_, index) => `198.51.100.${index % 50}`);
  await Promise.all(visitors.map((ip) => view(ip)));
  const { rows } = await database().execute(sql`SELECT visitor FROM discussion_views`);

  expect(await views()).toBe(50);
  expect(rows.length).toBe(50);
});

test("reading counts nothing", async () => {
  for (const address of ["/discussions/1", "/api/discussions/1", "/api/discussions"])
    await send(address);

  expect(await views()).toBe(0);
});

test("the largest count that fits stays", async () => {
  await database().execute(sql`UPDATE discussions SET views = 2147483647 WHERE id = 1`);

  expect((await view()).status).toBe(204);
});

test.each(["abc", "0", "-1", "1e3", "99", "2147483648"])(
  "nobody views discussion %s",
  async (id) => {
    const response = await view("192.0.2.1", {}, `/api/discussions/${id}/view`);

    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: "Discussion not found" });
  },
);

test.each<[number, string, RequestInit]>([
  [403, "a cross-site call", { headers: { "Sec-Fetch-Site": "cross-site" } }],
  [403, "another origin", { headers: { Origin: "https://elsewhere.example" } }],
  [415, "text", { headers: { "Content-Type": "text/plain" }, body: "x" }],
  [
    413,
    "more than 16 KB",
    { headers: { "Content-Type": "application/json" }, body: " ".repeat(17_000) },
  ],
])("%i for %s", async (status, _name, init) => {
  expect((await view("192.0.2.1", init)).status).toBe(status);
  expect(await views()).toBe(0);
});

test("only posting is known here", async () => {
  const response = await send(path);

  expect(response.status).toBe(405);
  expect(response.headers.get("Allow")).toBe("POST");
});
