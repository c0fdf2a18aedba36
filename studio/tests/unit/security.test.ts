import { expect, test } from "vitest";
import { studioOn } from "../support/studio.ts";

// server.test.ts covers paths and links.

test.each([
  "evil.example:8888",
  "localhost.evil.example:8888",
  "192.0.2.1:8888",
  "evil-localhost:8888",
])("refuses requests to the host %s", async (host) => {
  const { send } = await studioOn();
  expect((await send("overview", {}, "127.0.0.1", `http://${host}`)).status).toBe(403);
});

test.each(["192.0.2.1", "::ffff:192.0.2.1", "", "127.0.0.1.evil"])(
  "refuses requests from %s, whatever its headers claim",
  async (ip) => {
    const { send } = await studioOn();
    const headers = {
      "X-Forwarded-For": "127.0.0.1",
      Forwarded: "for=127.0.0.1",
      "X-Real-Ip": "::1",
    };
    expect((await send("overview", { headers }, ip)).status).toBe(403);
  },
);

test.each<Record<string, string>>([
  { "Sec-Fetch-Site": "cross-site" },
  { Origin: "http://localhost:1" },
  { Origin: "null" },
])("refuses reads and writes by other sites: %j", async (headers) => {
  const { send, write, text } = await studioOn();
  const before = await text("videos/4.json");
  expect((await send("overview", { headers })).status).toBe(403);
  const body = { at: "videos/4", base: "", fields: {} };
  for (const method of ["PUT", "DELETE", "POST"])
    expect((await write(method, "file", body, headers)).status).toBe(403);
  expect(await text("videos/4.json")).toBe(before);
});

test.each<Record<string, string>>([
  { "Content-Type": "application/json" },
  { "Content-Type": "text/plain" },
])("refuses writes without an origin: %j", async (headers) => {
  const { send } = await studioOn();
  for (const path of ["file", "picture?name=a.jpg"])
    expect((await send(path, { method: "PUT", headers, body: "{}" })).status).toBe(403);
});
