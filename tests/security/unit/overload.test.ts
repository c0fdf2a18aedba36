import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { admission } from "../../../scripts/dev-server/admission.ts";
import {
  createFunctionHandler,
  type FunctionModule,
} from "../../../scripts/dev-server/function-router.ts";
import { openServer, type SiteServer } from "../../../scripts/dev-server/http-server.ts";
import { staticFiles } from "../../../scripts/dev-server/static-files.ts";
import type { Handler } from "../../../src/server/http/handle.ts";
import { isPassword } from "../../../src/server/moderation/sessions/passwords.ts";
import { temporaryDirectory } from "../../support/child-process.ts";

const place = await temporaryDirectory();
const settings = { PORT: 0, HOST: undefined, TRUSTED_PROXY: "127.0.0.1,::1" };

/** Functions that have started, and how to let them respond. */
let begun: Request[] = [];
let release = Promise.withResolvers<void>();

const slow: Handler = async (request) => {
  begun.push(request);
  await release.promise;
  return new Response(await request.text());
};

beforeAll(async () => {
  await mkdir(join(place, "dist"));
  await writeFile(join(place, "dist/404.html"), "Not found");
  await writeFile(join(place, "dist/index.html"), "Home");
  await writeFile(join(place, "dist/large.txt"), "a".repeat(50_000_000));
});

let server: SiteServer;
beforeEach(async () => {
  begun = [];
  release = Promise.withResolvers();
  server = await openServer(settings, { grace: 300 });
  const functions: FunctionModule[] = [{ default: slow, config: { path: "/api/slow" } }];
  server.ready(
    createFunctionHandler(functions, undefined, admission({ wait: 300, pause: 10 })),
    await staticFiles(join(place, "dist")),
  );
  vi.spyOn(console, "error");
});

const sockets: Socket[] = [];
afterEach(async () => {
  release.resolve();
  for (const socket of sockets.splice(0)) socket.destroy();
  await server.close();
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
  vi.restoreAllMocks();
});

async function open(): Promise<Socket> {
  const socket = connect(Number(new URL(server.address).port), "localhost");
  sockets.push(socket);
  socket.on("error", () => {});
  await once(socket, "connect");
  return socket;
}

const get = (path: string, from: string) =>
  fetch(server.address + path, { headers: { "X-Forwarded-For": from } });

const statuses = async (answers: Promise<Response>[]) =>
  (await Promise.all(answers)).map(({ status }) => status).toSorted();

test("runs one of 1,500 requests in one packet at a time, and serves other visitors meanwhile", async () => {
  const flood = await open();
  flood.write("GET /api/slow HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(1500));
  await vi.waitFor(() => expect(begun.length).toBeGreaterThan(0));

  expect((await get("/", "192.0.2.1")).status).toBe(200);
  expect(begun.length).toBe(1);
  release.resolve();
  let answers = "";
  flood.on("data", (chunk) => (answers += chunk));
  await vi.waitFor(() => expect(answers).toContain("HTTP/1.1 503"), { timeout: 10_000 });
  expect(answers.match(/HTTP\/1.1 200/g)).toHaveLength(100);
  expect(begun.length).toBe(100);
});

/** Sends requests to functions that run until they are finished by hand. */
function admitted(settings = {}) {
  const admit = admission({ pause: 10, ...settings });
  /** The addresses of the requests that have started. */
  const started: string[] = [];
  const running: (() => void)[] = [];
  return {
    started,
    /** Finishes the first. */
    async finish() {
      running.shift()?.();
      await new Promise(setImmediate);
    },
    send: (ip: string, { path = "/", status = 200 } = {}) =>
      admit(new Request(`http://localhost${path}`, { method: "POST" }), ip, async () => {
        const { promise, resolve } = Promise.withResolvers<void>();
        started.push(ip);
        running.push(resolve);
        await promise;
        return new Response("", { status });
      }),
  };
}

test("limits the waiting requests of one network, and runs those of another network", async () => {
  const { send, finish } = admitted();
  const many = Array.from({ length: 24 }, (_, at) => send(`2001:db8::${at + 1}`));
  const other = send("192.0.2.7");
  for (let at = 0; at < 24; at++) await finish();

  expect(await statuses(many)).toEqual([...Array(19).fill(200), ...Array(5).fill(503)]);
  expect((await other).status).toBe(200);
});

test("runs few requests of different visitors at once, and refuses those that wait too long", async () => {
  const { started, send, finish } = admitted({ wait: 50 });
  const [first, ...rest] = Array.from({ length: 6 }, (_, at) => send(`192.0.2.${at}`));

  expect(await statuses(rest.slice(2))).toEqual([503, 503, 503]);
  expect(started).toHaveLength(3);
  for (let at = 0; at < 3; at++) await finish();
  expect((await first)?.status).toBe(200);
});

test("lets networks take turns, so that one with many requests does not delay the others", async () => {
  const { started, send, finish } = admitted();
  for (const ip of "aaaaaaabbc") void send(ip);
  for (let at = 0; at < 10; at++) await finish();

  expect(started.join("")).toBe("aaaabcabaa");
});

test("gives the sign-ins of all networks together one turn", async () => {
  const { started, send, finish } = admitted();
  for (const ip of "aaa") void send(ip);
  for (const ip of "bcd") void send(ip, { path: "/api/desk/session" });
  for (const ip of "eff") void send(ip);
  for (let at = 0; at < 10; at++) await finish();

  expect(started.join("")).toBe("aaabefcfd");
});

test("refuses a request of the network with most of them if too many wait", async () => {
  const { send, finish } = admitted();
  const flood = Array.from({ length: 259 }, (_, at) => send(`192.0.2.${at % 17}`));
  const refused = Promise.race(flood);
  const other = send("198.51.100.1");

  expect((await refused).status).toBe(503);
  for (let at = 0; at < 259; at++) await finish();
  expect((await other).status).toBe(200);
  expect(await statuses(flood)).toEqual([...Array(258).fill(200), 503]);
});

test("delays a refusal, and gives its place to another request", async () => {
  const { started, send, finish } = admitted({ pause: 100 });
  const start = performance.now();
  const refused = Array.from({ length: 3 }, () => send("192.0.2.1", { status: 429 }));
  const other = send("192.0.2.2");
  for (let at = 0; at < 10; at++) await finish();

  expect((await other).status).toBe(200);
  expect(started).toHaveLength(4);
  expect(await statuses(refused)).toEqual(Array(3).fill(429));
  expect(performance.now() - start).toBeGreaterThan(95);
});

test("does not start or log a request that breaks off, and does not wait for a slow one", async () => {
  const head = "POST /api/slow HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\na";
  const slowSenders = await Promise.all(Array.from({ length: 20 }, open));
  for (const socket of slowSenders) socket.write(head);
  release.resolve();

  expect((await get("/api/slow", "192.0.2.1")).status).toBe(200);
  for (const socket of slowSenders) socket.destroy();
  expect((await get("/api/slow", "192.0.2.1")).status).toBe(200);
  expect(begun.length).toBe(2);
});

test("closes although a client does not read its response", async () => {
  const socket = await open();
  socket.pause();
  socket.write("GET /large.txt HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await vi.waitFor(() => expect(socket.readableLength).toBeGreaterThan(0));

  await server.close();
});

test.each(["evil.example/api", "evil.example?", "evil.example#", "a@evil.example", "a\\b"])(
  "rejects the Host header %s",
  async (host) => {
    const socket = await open();
    socket.write(`GET /slow HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    release.resolve();

    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
    expect(begun).toEqual([]);
  },
);

test("refuses sign-ins beyond a short queue, without checking their passwords", async () => {
  const all = await Promise.allSettled(
    Array.from({ length: 60 }, () => isPassword("a wrong password", undefined)),
  );

  expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(20);
  expect(all.at(-1)).toMatchObject({ reason: { status: 503 } });
});

afterAll(() => server.close());
