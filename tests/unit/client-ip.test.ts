import { expect, test, vi } from "vitest";
import { openServer } from "../../scripts/dev-server/http-server.ts";
import { clientIpBehind } from "../../scripts/dev-server/node-adapter.ts";

test.each([
  ["no proxy by default", undefined, "127.0.0.1", "203.0.113.7", "127.0.0.1"],
  ["a trusted proxy", "127.0.0.1", "127.0.0.1", "203.0.113.7", "203.0.113.7"],
  ["an IPv4-mapped proxy", "127.0.0.1", "::ffff:127.0.0.1", "203.0.113.7", "203.0.113.7"],
  ["a visitor who bypasses the proxy", "127.0.0.1", "203.0.113.7", "10.9.9.9", "203.0.113.7"],
  [
    "a header forged by the visitor",
    "127.0.0.1",
    "127.0.0.1",
    "10.9.9.9, 203.0.113.7",
    "203.0.113.7",
  ],
  [
    "two proxies",
    "127.0.0.1,10.0.0.0/8",
    "127.0.0.1",
    "1.1.1.1, 203.0.113.7, 10.1.2.3",
    "203.0.113.7",
  ],
  ["an IPv6 proxy and visitor", "::1", "::1", "2001:db8::7", "2001:db8::7"],
  ["an IPv6 network", "fd00::/8", "fd12::3", "2001:db8::7", "2001:db8::7"],
  ["an invalid header", "127.0.0.1", "127.0.0.1", "unknown", "127.0.0.1"],
  ["only proxies", "10.0.0.0/8", "10.0.0.1", "10.0.0.3, 10.0.0.2", "10.0.0.3"],
])(
  "resolves %s: trusting %s, from %s with %s, to %s",
  (_name, proxies, peer, forwarded, visitor) => {
    expect(clientIpBehind(proxies)(peer, forwarded)).toBe(visitor);
  },
);

test("warns once that a proxy is not trusted", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const addressOf = clientIpBehind(undefined);
  for (const _ of [1, 2]) addressOf("127.0.0.1", "203.0.113.7");

  expect(warn.mock.calls.flat()).toEqual([expect.stringContaining("TRUSTED_PROXY is not set")]);
});

test("listens on HOST only and takes the visitor's address from the trusted proxy", async () => {
  const server = await openServer({ PORT: 0, HOST: "127.0.0.1", TRUSTED_PROXY: "127.0.0.1" });
  server.ready(
    async (_request, ip) => new Response(ip),
    () => {},
  );
  const headers = { "X-Forwarded-For": "10.9.9.9, 203.0.113.7" };

  expect(await (await fetch(server.address, { headers })).text()).toBe("203.0.113.7");
  expect(await (await fetch(server.address)).text()).toBe("127.0.0.1");
  await expect(fetch(server.address.replace("127.0.0.1", "127.0.0.2"))).rejects.toThrow();
  await server.close();
});

test("rejects a HOST that is not an address of this machine", async () => {
  await expect(
    openServer({ PORT: 0, HOST: "192.0.2.1", TRUSTED_PROXY: undefined }),
  ).rejects.toThrow('HOST: found "192.0.2.1". Expected an address of this machine.');
});
