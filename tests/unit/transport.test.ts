import { afterEach, expect, test, vi } from "vitest";
import { createTransport } from "../../src/server/db/transport.ts";

afterEach(() => vi.unstubAllGlobals());

const busy = () => new Response('{"message":"busy"}', { status: 503 });

const cutOff = () =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"rows":['));
        controller.error(new TypeError("terminated"));
      },
    }),
  );

const refused = () => {
  throw new TypeError("fetch failed");
};

test.each([
  ["was cut off", cutOff],
  ["said that the database is busy", busy],
  ["did not come, because the connection was refused", refused],
])("asks the database again after a response that %s", async (_, first) => {
  const answers = [first, () => Response.json({ rows: [] })];
  vi.stubGlobal("fetch", async () => answers.shift()?.());
  const transport = createTransport(undefined, { first: 1000, total: 1000, pauses: [1] });
  expect(await (await transport("https://db.example/sql")).json()).toEqual({ rows: [] });
});
