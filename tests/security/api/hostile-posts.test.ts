import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { apiWrites, isCounter } from "../../support/api-requests.ts";
import { kinds, newKey } from "../../support/posts.ts";
import { postJson, send, startSite } from "../../support/site.ts";

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
  ...apiWrites.map((write) => write.path),
  ...kinds.map((kind) => kind.page),
  "/report",
  `/own/reply-${"a".repeat(43)}`,
  "/desk",
];

/** The counters accept both. */
const typesAt = (at: string) =>
  isCounter(at) ? [jsonType, formType] : [at.startsWith("/api/") ? jsonType : formType];

test.each(addresses)("stops reading an endless body early at %s", async (at) => {
  for (const type of typesAt(at)) {
    const { sent, stream } = endless();
    const response = await post(stream, type, {}, at);

    expect(response.status, type).toBe(413);
    expect(sent.isCancelled).toBe(true);
    expect(sent.bytes).toBeLessThan((type === formType ? 112 : 40) * 1024);
  }
});

test.each(["gzip", "identity"])(
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
  ["an object that cannot become a string", '{"toString":1,"valueOf":1,"toJSON":1,"length":-1}'],
])("survives JSON with %s in any field", async (_name, value) => {
  for (const name of ["author", "content", "email", "website", "other", "__proto__"]) {
    const { [name as "author"]: _, ...rest } = body;
    const text = `{"${name}":${value},${JSON.stringify(rest).slice(1)}`;
    expect([201, 202, 400], name).toContain((await post(text, jsonType, newKey())).status);
  }
});

test.each(["", "{", "null", "[".repeat(8000)])("rejects the body %.20s", async (text) => {
  const response = await postJson(path, text);

  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ error: expect.stringMatching(/JSON/) });
});

test("counts a four-byte character as one and stores it whole", async () => {
  const author = "𝔘".repeat(80);
  const content = "𝔘".repeat(3000);
  const response = await postJson(path, { ...body, author, content });

  expect(response.status).toBe(201);
  expect(await response.json()).toMatchObject({ author, content });
  expect((await postJson(path, { ...body, author: `${author}𝔘` })).status).toBe(400);
});

test.each(["short", "a".repeat(201), "ümlaut-key"])("rejects the key %.20s", async (key) => {
  const response = await postJson(path, body, { "Idempotency-Key": key });

  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    fields: { "Idempotency-Key": expect.stringContaining("8 to 200") },
  });
});
