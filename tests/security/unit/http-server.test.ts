import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import {
  knownHosts,
  openServer,
  type SiteServer,
} from "../../../scripts/dev-server/http-server.ts";
import { staticFiles } from "../../../scripts/dev-server/static-files.ts";
import { temporaryDirectory } from "../../support/child-process.ts";

const place = await temporaryDirectory();
const secret = "must not be served";

/** The paths for which the function was called. */
const called: string[] = [];

/** Returns the body of the request. */
async function echo(request: Request, ip: string): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith("/api/")) return undefined;
  called.push(pathname);
  if (pathname === "/api/broken") throw new Error("A mistake in the program");
  return new Response(`${ip} ${await request.text()}`);
}

let server: SiteServer;
beforeAll(async () => {
  await mkdir(join(place, "dist/_astro"), { recursive: true });
  await mkdir(join(place, "dist/folder.html"));
  for (const [name, words] of Object.entries({
    "secret.html": secret,
    ".env": secret,
    "dist/.env": secret,
    "dist/404.html": "Not found",
    "dist/index.html": "Home",
    "dist/page.html": "Old page",
    "dist/_astro/a.js": "x",
    "dist/_astro/old.js": "old",
    "dist/large.txt": "a".repeat(50_000_000),
  }))
    await writeFile(join(place, name), words);
  server = await openServer({ PORT: 0, HOST: undefined });
  server.ready(echo, await staticFiles(join(place, "dist")));
});

const sockets: Socket[] = [];
beforeEach(() => {
  called.length = 0;
  vi.spyOn(console, "error");
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
  vi.restoreAllMocks();
});
afterAll(() => server.close());

const portOf = ({ address }: SiteServer) => Number(new URL(address).port);

async function open(): Promise<Socket> {
  const socket = connect(portOf(server), "localhost");
  sockets.push(socket);
  socket.on("error", () => {});
  await once(socket, "connect");
  return socket;
}

/** Sends raw bytes and returns everything the server sends until it closes the connection. */
async function say(words: string): Promise<string> {
  const socket = await open();
  socket.write(words, "latin1");
  return text(socket).catch(() => "");
}

const get = (path: string, more = "") =>
  say(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${more}\r\n`);

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0);

test("rejects a port that another program uses", async () => {
  const PORT = portOf(server);
  await expect(openServer({ PORT, HOST: undefined })).rejects.toThrow(
    `PORT: found ${PORT}, but another program uses it.`,
  );
});

const outer = Object.values(networkInterfaces())
  .flatMap((found = []) => found)
  .filter(({ family, internal }) => family === "IPv4" && !internal)
  .map(({ address }) => address);

test("listens for this machine only, unless HOST is another address", async () => {
  for (const address of ["127.0.0.2", ...outer])
    await expect(fetch(`http://${address}:${portOf(server)}/`), address).rejects.toThrow();
  const other = await openServer({ PORT: 0, HOST: "127.0.0.2" });

  expect(other.address).toBe(`http://127.0.0.2:${portOf(other)}`);
  expect((await fetch(other.address)).status).toBe(503);
  await other.close();
});

test("passes the address of the connection to functions, regardless of headers", async () => {
  expect(await get("/api/echo", "X-Forwarded-For: 203.0.113.7\r\n")).toMatch(/\r\n127\.0\.0\.1 $/);
});

test("does not start or log a request that is cut off, and does not wait for a slow one", async () => {
  const head = "POST /api/slow HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\na";
  const slow = await Promise.all(Array.from({ length: 20 }, open));
  for (const socket of slow) socket.write(head);

  expect(statusOf(await get("/api/echo"))).toBe(200);
  for (const socket of slow) socket.destroy();
  expect(statusOf(await get("/api/echo"))).toBe(200);
  expect(called).toEqual(["/api/echo", "/api/echo"]);
});

test("responds to a mistake in a function with 500, without its message", async () => {
  vi.mocked(console.error).mockImplementationOnce(() => {});
  const answer = await get("/api/broken");

  expect(statusOf(answer)).toBe(500);
  expect(answer).not.toContain("A mistake");
  expect(vi.mocked(console.error).mock.calls).toHaveLength(1);
  vi.mocked(console.error).mockClear();
  expect(statusOf(await get("/"))).toBe(200);
});

test("refuses a body that is too long, even without Content-Length", async () => {
  const chunk = `2000\r\n${"a".repeat(0x2000)}\r\n`;
  const answer = await say(
    `POST /api/echo HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n${chunk.repeat(80)}0\r\n\r\n`,
  );

  expect(statusOf(answer)).toBe(413);
  expect(called).toEqual([]);
});

test.each(["evil.example/api", "a@evil.example"])("rejects the Host header %s", async (host) => {
  const answer = await say(`GET /api/echo HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);

  expect(statusOf(answer)).toBe(400);
  expect(called).toEqual([]);
});

const outside = [
  "/../secret.html",
  "/..%2fsecret.html",
  "/%2e%2e/secret.html",
  "/%252e%252e%252fsecret",
  "//secret.html",
  "/../.env",
  "/.env",
  "/%2eenv",
  "/%",
  "/%00",
  "/_astro",
  `/${"a".repeat(8000)}`,
  "http://evil.example/../secret.html",
  `file://${place}/secret.html`,
];

test.each(outside)("serves no file at %.40s", async (path) => {
  const answer = await get(path);

  expect([400, 404, 421]).toContain(statusOf(answer));
  expect(answer).not.toContain(secret);
});

const asking = (host: string, port = portOf(server)) =>
  say(`GET / HTTP/1.1\r\nHost: ${host}:${port}\r\nConnection: close\r\n\r\n`);

test.each(["localhost", "LOCALHOST", "127.0.0.1", "[::1]", "site.localhost"])(
  "responds to the host %s",
  async (host) => {
    expect(statusOf(await asking(host))).toBe(200);
  },
);

// A website can give its own name the address of this machine, and then read the preview.
test.each(["evil.example", "localhost.evil.example"])(
  "refuses the host %s, also for functions",
  async (host) => {
    const answer = await asking(host);
    expect(statusOf(answer)).toBe(421);
    expect(answer).toContain("Open http://localhost");
    await say(`GET /api/echo HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    expect(called).toEqual([]);
  },
);

test.each<[host: string, found: string, isServed: boolean]>([
  ["127.0.0.2", "127.0.0.2", true],
  ["127.0.0.2", "evil.example", false],
  ["0.0.0.0", "evil.example", false],
])("with HOST=%s, and the host %s", async (HOST, found, isServed) => {
  const isKnown = knownHosts(HOST);
  expect(isKnown(found)).toBe(isServed);
});
