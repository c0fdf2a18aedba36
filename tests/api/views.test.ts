import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { getJson, query, send, startSite } from "../support/site.ts";

startSite();

const view = (ip = "192.0.2.1", id = 1) =>
  send(`/api/discussions/${id}/view`, { method: "POST" }, ip);
const views = async (id = 1) => (await getJson(`/api/discussions/${id}`)).views;

beforeEach(async () => {
  await query(sql`DELETE FROM discussion_views`);
  await query(sql`UPDATE discussions SET views = 0`);
});

test("counts a view and returns no content", async () => {
  const response = await view();

  expect(response.status).toBe(204);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(await response.text()).toBe("");
  expect(await views()).toBe(1);
});

test("counts a visitor once a day on each discussion", async () => {
  for (let number = 1; number <= 3; number++) expect((await view("198.51.100.1")).status).toBe(204);
  await view("198.51.100.2");
  await view("198.51.100.1", 2);
  expect([await views(1), await views(2)]).toEqual([2, 1]);

  await query(sql`UPDATE discussion_views SET day = day - 1`);
  await view("198.51.100.1");
  expect(await views(1)).toBe(3);
});
