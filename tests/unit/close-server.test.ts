import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, test } from "vitest";
import { closable } from "../../scripts/dev-server/close-server.ts";

test("finishes a running request before it closes", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const server = createServer(async (_request, response) => {
    await promise;
    response.end("Finished");
  });
  const close = closable(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const begun = once(server, "request");
  const answer = fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  await begun;
  const closed = close();
  resolve();

  expect(await (await answer).text()).toBe("Finished");
  await closed;
});

test("closes even if a client does not read its response", async () => {
  const server = createServer((_request, response) => response.end("a".repeat(50_000_000)));
  const close = closable(server, 300);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.on("error", () => {});
  socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await once(server, "request");

  await close();
  socket.destroy();
});
