import { mkdir, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openServer, type SiteServer } from "../../../scripts/dev-server/http-server.ts";
import { staticFiles } from "../../../scripts/dev-server/static-files.ts";
import { temporaryDirectory } from "../../support/child-process.ts";

const place = await temporaryDirectory();

let server: SiteServer;
beforeAll(async () => {
  await mkdir(join(place, "dist"));
  for (const name of ["secret.html", "dist/.env", "dist/404.html", "dist/index.html"])
    await writeFile(join(place, name), name);
  server = await openServer({ PORT: 0, HOST: undefined });
  server.ready(async () => undefined, await staticFiles(join(place, "dist")));
});
afterAll(() => server.close());

const portOf = ({ address }: SiteServer) => Number(new URL(address).port);

/** Sends a request for a path as it is, while `fetch` would resolve `..`. @returns the status */
const statusOf = (path: string, host: string) =>
  new Promise((resolve, reject) => {
    const options = { port: portOf(server), path, headers: { host }, agent: false };
    request(options, (response) => resolve(response.resume().statusCode))
      .on("error", reject)
      .end();
  });

test("rejects a port that another program uses", async () => {
  const PORT = portOf(server);
  await expect(openServer({ PORT, HOST: undefined })).rejects.toThrow(
    `PORT: found ${PORT}, but another program uses it.`,
  );
});

test("listens for this machine only, unless HOST is another address", async () => {
  await expect(fetch(`http://127.0.0.2:${portOf(server)}/`)).rejects.toThrow();
  const other = await openServer({ PORT: 0, HOST: "127.0.0.2" });
  expect(other.address).toBe(`http://127.0.0.2:${portOf(other)}`);
  expect((await fetch(other.address)).status).toBe(503);
  await other.close();
});

// A website can give its own name the address of this machine, and then read the preview.
test.each([
  ["localhost", 200],
  ["site.localhost", 200],
  ["[::1]", 200],
  ["evil.example", 421],
  ["localhost.evil.example", 421],
])("responds to the host %s with %i", async (host, status) => {
  expect(await statusOf("/", `${host}:${portOf(server)}`)).toBe(status);
});

test.each(["/../secret.html", "/..%2fsecret", "/.env", "/%2eenv"])(
  "serves no file at %s",
  async (path) => {
    expect(await statusOf(path, "localhost")).toBe(404);
  },
);
