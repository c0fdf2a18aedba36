import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeEach, expect, test } from "vitest";
import { setEnv } from "../../src/server/env.ts";
import { publishScheduled } from "../../src/server/publish/scheduled.ts";

let times: string[] = [];
let status = 200;
let builds = 0;

/** The built site, and Netlify's build hook. */
const server = createServer((request, response) => {
  if (request.method === "POST" && request.url === "/build_hooks/1") {
    builds += 1;
    response.writeHead(status).end();
  } else response.end(JSON.stringify(times));
}).listen(0, "127.0.0.1");
await once(server, "listening");
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeEach(() => {
  builds = 0;
  status = 200;
  times = ["2027-05-03T09:00:00Z", "2027-05-04T09:00:00Z"];
  setEnv({ TEMPLATE_ORIGIN: origin, BUILD_HOOK_URL: `${origin}/build_hooks/1` });
});

afterAll(() => {
  setEnv({ TEMPLATE_ORIGIN: undefined, BUILD_HOOK_URL: undefined });
  server.close();
});

const at = (time: string) => publishScheduled(Date.parse(time));

test("starts a build once a post is due, and tries for three hours", async () => {
  await at("2027-05-03T08:59:59Z");
  expect(builds).toBe(0);
  for (const time of ["09:00:00", "10:00:00", "11:59:59"]) await at(`2027-05-03T${time}Z`);
  expect(builds).toBe(3);
  await at("2027-05-03T12:00:00Z");
  expect(builds).toBe(3);
  await at("2027-05-04T09:30:00Z");
  expect(builds).toBe(4);
});

test("does nothing for a version without scheduled posts, or without a build hook", async () => {
  setEnv({ BUILD_HOOK_URL: undefined });
  await at("2027-05-03T09:00:00Z");
  setEnv({ BUILD_HOOK_URL: `${origin}/build_hooks/1` });
  times = [];
  await at("2027-05-03T09:00:00Z");
  expect(builds).toBe(0);
});

test("reports a build that cannot be started, without the secret address", async () => {
  status = 404;
  await expect(at("2027-05-03T09:00:00Z")).rejects.toThrow(
    "BUILD_HOOK_URL did not start a build (status 404)",
  );
});
