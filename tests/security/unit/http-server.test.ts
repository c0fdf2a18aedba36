import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openServer, type SiteServer } from "../../../scripts/dev-server/http-server.ts";
import { staticFiles } from "../../../scripts/dev-server/static-files.ts";
import { temporaryDirectory } from "../../support/child-process.ts";

const place = await temporaryDirectory();
const secret = "must not be served";
const quick = { headersTimeout: 300, requestTimeout: 600, connectionsCheckingInterval: 50 };

let server: SiteServer;
beforeAll(async () => {
  await mkdir(join(place, "dist/_astro"), { recursive: true });
  for (const [name, words] of Object.entries({
    "secret.html": secret,
    ".env": secret,
    "dist/404.html": "Not found",
    "dist/index.html": "Home",
    "dist/_astro/a.js": "x",
  }))
    await writeFile(join(place, name), words);
  server = await openServer({ PORT: 0, HOST: undefined, TRUSTED_PROXY: undefined }, quick);
  // A function that returns the body of the request.
  server.ready(
    async (request) =>
      new URL(request.url).pathname === "/api/echo"
        ? new Response(await request.text())
        : undefined,
    await staticFiles(join(place, "dist")),
  );
});
afterAll(() => server.close());

test("rejects a port that another program uses", async () => {
  const PORT = Number(new URL(server.address).port);
  await expect(openServer({ PORT, HOST: undefined, TRUSTED_PROXY: undefined })).rejects.toThrow(
    `PORT: found ${PORT}, but another program uses it.`,
  );
});

/** Sends raw bytes and returns everything the server sends until it closes the connection. */
async function say(words: string): Promise<string> {
  const socket = connect(Number(new URL(server.address).port), "localhost");
  socket.on("error", () => {});
  await once(socket, "connect");
  socket.write(words, "latin1");
  return text(socket).catch(() => "");
}

const get = (path: string, more = "") =>
  say(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${more}\r\n`);

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0);

test("closes the connection of a client that sends a request too slowly", async () => {
  const head = "POST /api/echo HTTP/1.1\r\nHost: localhost\r\n";
  const [headers, body, chunked] = await Promise.all([
    say(head),
    say(`${head}Content-Length: 100\r\n\r\na`),
    say(`${head}Transfer-Encoding: chunked\r\n\r\n1\r\na\r\n`),
  ]);

  expect([headers, body, chunked].map(statusOf)).toEqual([408, 408, 408]);
  expect(statusOf(await get("/"))).toBe(200);
});

test("closes further connections of an address that has many", async () => {
  const port = Number(new URL(server.address).port);
  const many = Array.from({ length: 256 }, () => connect(port, "localhost"));
  await Promise.all(many.map((socket) => once(socket, "connect")));

  expect(statusOf(await get("/"))).toBe(0);
  await Promise.all(many.map((socket) => once(socket.destroy(), "close")));
  await vi.waitFor(async () => expect(statusOf(await get("/"))).toBe(200));
});

test("rejects a request with long headers", async () => {
  expect(statusOf(await get("/", `X: ${"a".repeat(20_000)}\r\n`))).toBe(431);
});

const outside = [
  ...["/../secret.html", "/../secret", "/..%2fsecret.html", "/%2e%2e/secret.html"],
  ...["/%252e%252e%252fsecret", "//secret.html", "/./../secret.html", "/../.env", "/.env"],
  ...["/..;/secret.html", "/....//secret.html", "/%", "/%zz", "/%ff", `/${"a".repeat(8000)}`],
  ...["http://evil.example/../secret.html", `file://${place}/secret.html`, `${place}/secret.html`],
];

test.each(outside)("serves no file at %.40s", async (path) => {
  const answer = await get(path);

  expect([400, 404]).toContain(statusOf(answer));
  expect(answer).not.toContain(secret);
});

test.each(["TRACE", "CONNECT", "PROPFIND", "FOO", "get"])(
  "survives the method %s",
  async (method) => {
    const answer = await say(
      `${method} / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    );

    expect(statusOf(answer)).not.toBe(500);
    expect(statusOf(await get("/"))).toBe(200);
  },
);

test("sends a page only if the browser has another version", async () => {
  const [, tag = ""] = /ETag: (.*)\r\n/.exec(await get("/")) ?? [];
  const [changed, same] = await Promise.all([
    get("/?from=mail", 'If-None-Match: "other"\r\n'),
    get("/", `If-None-Match: ${tag}\r\n`),
  ]);

  expect([changed, same].map(statusOf)).toEqual([200, 304]);
  expect(changed).toMatch(/Content-Type: text\/html; charset=utf-8.*\r\n\r\nHome$/s);
  expect(same).toMatch(/\r\n\r\n$/);
});

test("does not let browsers cache a missing file, even among immutable files", async () => {
  expect(await get("/_astro/a.js")).toContain("immutable");
  expect(await get("/_astro/b.js")).not.toContain("immutable");
});
