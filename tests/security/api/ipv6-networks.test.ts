import { request } from "node:http";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openServer, type SiteServer } from "../../../scripts/dev-server/http-server.ts";
import { network } from "../../../src/server/visitors/visitor-id.ts";
import { answer, query, startSite } from "../../support/site.ts";

startSite();

/** The address of each connection, in order. */
const peers: string[] = [];
/** Passes on the visitor's address as Netlify does. */
let passedOn: string | undefined;

let server: SiteServer;
beforeAll(async () => {
  server = await openServer({ PORT: 0, HOST: "::" });
  server.ready(
    (visit, ip) => {
      peers.push(ip);
      return answer(visit, passedOn ?? ip);
    },
    async () => new Response("Not found", { status: 404 }),
  );
});
afterAll(() => server.close());

beforeEach(async () => {
  peers.length = 0;
  passedOn = undefined;
  await query(sql`TRUNCATE discussion_views, rate_limits`);
  await query(sql`UPDATE discussions SET views = 0`);
});

/** Views a discussion over HTTP. @param from the address of this machine to use */
const view = (to: string, from: string) =>
  new Promise((resolve, reject) => {
    const { port } = new URL(server.address);
    request(
      { host: to, port, localAddress: from, method: "POST", path: "/api/discussions/1/view" },
      (response) => response.resume().on("end", () => resolve(response.statusCode)),
    )
      .on("error", reject)
      .end();
  });

const views = async () => (await query(sql`SELECT views FROM discussions WHERE id = 1`))[0];

test("counts an IPv6 visitor once, and an IPv4 visitor once regardless of what the server listens on", async () => {
  expect(await view("::1", "::1")).toBe(204);
  expect(await view("::1", "::1")).toBe(204);
  expect(await views()).toEqual({ views: 1 });

  expect(await view("127.0.0.1", "127.0.0.1")).toBe(204);
  // The same visitor, as a server that listens on IPv4 only would report it.
  passedOn = "127.0.0.1";
  await view("::1", "::1");
  expect(await views()).toEqual({ views: 2 });
  expect(peers).toEqual(["::1", "::1", "::ffff:127.0.0.1", "::1"]);
});

test.each([
  ["a /64, in any spelling", ["2001:db8::1", "2001:DB8:0:0::2", "2001:0db8::ffff:0:0:3"], 1],
])("counts over HTTP the visitors of %s", async (_, addresses, expected) => {
  for (const address of addresses) {
    passedOn = address;
    expect(await view("::1", "::1")).toBe(204);
  }
  expect(await views()).toEqual({ views: expected });
});

test("ignores the zone of a link-local address", () => {
  expect(network("fe80::1%eth0")).toBe(network("fe80::1"));
});
