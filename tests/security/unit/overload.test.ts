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

test("refuses most of 1,500 requests in one packet, and serves other visitors meanwhile", async () => {
  const flood = await open();
  flood.write("GET /api/slow HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(1500));
  await vi.waitFor(() => expect(begun.length).toBeGreaterThan(0));

  expect((await get("/", "192.0.2.1")).status).toBe(200);
  expect(begun.length).toBeLessThanOrEqual(16);
  release.resolve();
  let answers = "";
  flood.on("data", (chunk) => (answers += chunk));
  await vi.waitFor(() => expect(answers).toContain("HTTP/1.1 503"));
  expect(answers).toContain("The site is busy. Please try again in a few seconds.");
});

test("limits the requests of one network, and runs those of another network", async () => {
  const many = Array.from({ length: 20 }, (_, at) => get("/api/slow", `2001:db8::${at + 1}`));
  await vi.waitFor(() => expect(begun.length).toBeGreaterThan(0));
  const other = get("/api/slow", "192.0.2.7");
  release.resolve();

  expect(await statuses(many)).toEqual([...Array(16).fill(200), ...Array(4).fill(503)]);
  expect((await other).status).toBe(200);
});

test("runs few requests of different visitors at once, and refuses those that wait too long", async () => {
  const many = Array.from({ length: 12 }, (_, at) => get("/api/slow", `192.0.2.${at}`));
  const refused: number[] = [];
  for (const answer of many) void answer.then(({ status }) => refused.push(status));
  await vi.waitFor(() => expect(refused).toEqual([503, 503, 503, 503]));
  release.resolve();

  expect(await statuses(many)).toEqual([...Array(8).fill(200), ...Array(4).fill(503)]);
  expect(begun.length).toBe(8);
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
