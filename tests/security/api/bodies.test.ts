import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { kinds, newKey } from "../../support/posts.ts";
import { send, startSite } from "../../support/site.ts";

startSite({ FEATURES: "comments,discussions" });

const jsonType = "application/json";
const formType = "application/x-www-form-urlencoded";
const [{ path, body }] = kinds;

const post = (content: BodyInit, type: string, headers = {}, at: string = path) =>
  send(at, {
    method: "POST",
    headers: { "Content-Type": type, ...headers },
    body: content,
    duplex: "half",
  } as RequestInit);

/** An endless body without a Content-Length. */
function endless() {
  const sent = { bytes: 0, isCancelled: false };
  const chunk = new TextEncoder().encode("a".repeat(1024));
  const stream = new ReadableStream({
    pull(controller) {
      sent.bytes += chunk.length;
      controller.enqueue(chunk);
    },
    cancel() {
      sent.isCancelled = true;
    },
  });
  return { sent, stream };
}

const addresses = [
  ...kinds.map((kind) => kind.path),
  "/api/reports",
  `/api/own/reply-${"a".repeat(43)}`,
  "/api/desk/session",
  "/api/blog/1/like",
  "/api/discussions/1/view",
];

test.each(addresses)("stops reading an endless body early at %s", async (at) => {
  for (const type of at.includes("desk") ? [jsonType] : [jsonType, formType]) {
    const { sent, stream } = endless();
    const response = await post(stream, type, {}, at);

    expect(response.status, type).toBe(413);
    expect(sent.isCancelled).toBe(true);
    expect(sent.bytes).toBeLessThan((type === formType ? 600 : 40) * 1024);
  }
});

test.each(["gzip", "deflate", "br", "zstd", "identity", "gzip, gzip"])(
  "rejects a body with the encoding %s without decoding it",
  async (coding) => {
    const bomb = gzipSync(JSON.stringify({ ...body, content: "a".repeat(10_000_000) }));
    expect(bomb.length).toBeLessThan(16 * 1024);
    for (const at of addresses)
      expect((await post(bomb, jsonType, { "Content-Encoding": coding }, at)).status).toBe(415);
  },
);

const nested = (open: string, close: string, depth: number) =>
  `${open.repeat(depth)}1${close.repeat(depth)}`;

test.each([
  ["lists", nested("[", "]", 8000)],
  ["objects", nested('{"a":', "}", 2600)],
  ["a number as long as the body", "9".repeat(15_000)],
  ["an object that cannot become a string", '{"toString":1,"valueOf":1,"toJSON":1,"length":-1}'],
  ["escapes", `"${"\\u0000".repeat(2600)}"`],
])("survives JSON with %s in any field", async (_name, value) => {
  for (const name of ["author", "content", "email", "formToken", "website", "other", "__proto__"]) {
    const { [name as "author"]: _, ...rest } = body;
    const text = `{"${name}":${value},${JSON.stringify(rest).slice(1)}`;
    expect([201, 202, 400], name).toContain((await post(text, jsonType, newKey())).status);
  }
});

test("reads a form with thousands of fields, or with one field thousands of times", async () => {
  const form = new URLSearchParams({ ...body });
  const many = Array.from({ length: 50_000 }, (_, number) => `a${number}=`).join("&");
  const same = "content=Another&".repeat(9000);

  expect((await post(`${form}&${many}`, formType)).status).toBe(413);
  expect((await post(`${form}&${many.slice(0, 90_000)}`, formType)).status).toBe(303);
  expect((await post(`${form}&${same}`, formType)).status).toBe(303);
  expect((await post(`${same}&${form}`, formType)).status).toBe(303);
  expect((await post("&".repeat(500_000), formType)).status).toBe(400);
  expect((await post("%".repeat(500_000), formType)).status).toBe(413);
  expect((await post("=&".repeat(240_000), formType)).status).toBe(400);
});

test("trusts a Content-Length only if it is too large", async () => {
  const long = JSON.stringify({ ...body, content: "a".repeat(25_000) });
  for (const length of ["0", "1", "-1", "x", "1e1", "0x10", ""])
    expect((await post(long, jsonType, { "Content-Length": length })).status, length).toBe(413);
  for (const length of ["24577", "99999999999999999999", "1e9"])
    expect((await post("{}", jsonType, { "Content-Length": length })).status, length).toBe(413);
});
