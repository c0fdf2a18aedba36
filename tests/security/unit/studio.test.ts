import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { applyEdit } from "../../../scripts/studio/server/apply-edit.ts";
import { createStudio } from "../../../scripts/studio/server/studio.ts";
import { editableFile } from "../../../src/collections/edit/editable-file.ts";
import { contentWith } from "../../support/check-content.ts";

// The Studio's own tests cover paths, links and writes of other sites.

async function studio() {
  const root = await contentWith();
  const answer = createStudio({ root, environment: {}, afterWrite: async () => {} });
  const send = async (address: string, init: RequestInit = {}, ip = "127.0.0.1") =>
    (await answer(new Request(address, init), ip)) ?? new Response(null, { status: 404 });
  return { root, send };
}

const overview = "/studio/api/overview";

test.each([
  ...["evil.example:8888", "localhost.evil.example:8888", "127.0.0.1.evil.example"],
  "localhost.:8888",
  ...["192.0.2.1:8888", "10.0.0.7", "[::2]:8888", "evil-localhost:8888", "site.test"],
])("refuses requests to the host %s", async (host) => {
  const { send } = await studio();
  expect((await send(`http://${host}${overview}`)).status).toBe(403);
});

test.each([
  ...["192.0.2.1", "10.0.0.1", "::ffff:192.0.2.1", "fe80::1", "", "127.0.0.1.evil", "1127.0.0.1"],
])("refuses requests from %s, whatever its headers claim", async (ip) => {
  const { send } = await studio();
  const headers = {
    "X-Forwarded-For": "127.0.0.1",
    Forwarded: "for=127.0.0.1",
    "X-Real-Ip": "::1",
  };
  expect((await send(`http://localhost:8888${overview}`, { headers }, ip)).status).toBe(403);
});

test.each<Record<string, string>>([
  { "Sec-Fetch-Site": "cross-site" },
  { "Sec-Fetch-Site": "same-site" },
  { Origin: "http://localhost:1" },
  { Origin: "null" },
])("refuses reads by other sites: %j", async (headers) => {
  const { send } = await studio();
  expect((await send(`http://localhost:8888${overview}`, { headers })).status).toBe(403);
});

test("ignores fields with the names of built-in properties", async () => {
  const { root, send } = await studio();
  const before = await readFile(join(root, "videos/4.json"), "utf8");
  for (const name of ["__proto__", "constructor", "prototype"]) {
    const body = `{"at":"videos/4","base":"","fields":{"${name}":{"polluted":1,"prototype":{"polluted":1}}}}`;
    const headers = { Origin: "http://localhost:8888", "Content-Type": "application/json" };
    for (const [method, call] of [
      ["POST", "check"],
      ["PUT", "file"],
      ["DELETE", "file"],
    ] as const)
      expect(
        (await send(`http://localhost:8888/studio/api/${call}`, { method, headers, body })).status,
      ).toBeLessThan(500);
  }
  expect(Reflect.get({}, "polluted")).toBeUndefined();
  expect(await readFile(join(root, "videos/4.json"), "utf8")).toBe(before);
});

test("writes a field named constructor like any unknown field", () => {
  const video = editableFile("videos/4");
  if (!video) throw new Error("There are no videos");
  const fields = Object.fromEntries([["constructor", "mine"]]);

  expect(JSON.parse(applyEdit("{}", video, { at: video.at, base: "", fields }))).toEqual(fields);
});
