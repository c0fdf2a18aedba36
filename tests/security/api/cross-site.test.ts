import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { apiWrites } from "../../support/api-requests.ts";
import { allRows } from "../../support/backups.ts";
import { password, plantSecrets } from "../../support/moderators.ts";
import { asForm, kinds } from "../../support/posts.ts";
import { origin, query, send, startSite } from "../../support/site.ts";

const transaction = startSite({ FEATURES: "blog,comments,discussions" });
const secrets = plantSecrets();

interface Write {
  path: string;
  body: object;
}

const writes = (): Write[] => [
  ...apiWrites,
  ...kinds.map(({ page, body }) => ({ path: page, body })),
  { path: "/report", body: { kind: "discussion", id: 2 } },
  { path: secrets.own, body: { action: "delete" } },
  ...[
    { do: "sign-in", username: "ana", password },
    { do: "sign-out" },
    { do: "remove discussion-2" },
    { do: "account", email: "eve@example.org" },
    { do: "send-link", username: "ana" },
  ].map((body) => ({ path: "/desk", body })),
];

const formType = "application/x-www-form-urlencoded";

const sendAs = ({ path, body }: Write, type: string, headers: object) =>
  send(path, {
    method: "POST",
    headers: { ...secrets.moderator, "Content-Type": type, ...headers },
    body: type.startsWith(formType)
      ? new URLSearchParams(asForm(body)).toString()
      : JSON.stringify(body),
  });

/** All data that these writes could change. */
const state = async () => [
  await allRows(transaction),
  await query(sql`SELECT token FROM sessions ORDER BY token`),
];

test.each<Record<string, string>>([
  { Origin: "https://elsewhere.example" },
  { Origin: "null" },
  { Origin: "null", "Sec-Fetch-Site": "none" },
  { Origin: "" },
  { Origin: "http://forum.site.test" },
  { Origin: "http://site.test:8080" },
  { Origin: "http://site.test.evil.example" },
  { "Sec-Fetch-Site": "same-site" },
  { Origin: origin, "Sec-Fetch-Site": "cross-site" },
])("refuses every write from another site: %j", async (headers) => {
  const before = await state();
  for (const write of writes())
    for (const type of ["application/json", formType]) {
      const response = await sendAs(write, type, headers);
      expect(response.status, `${write.path} as ${type}`).toBe(403);
      expect(response.headers.get("Set-Cookie")).toBeNull();
    }
  expect(await state()).toEqual(before);
});

test.each([
  "text/plain",
  "text/plain; application/json",
  "",
  "multipart/form-data; boundary=x",
  `text/plain;${formType}`,
])("rejects a content type that other sites may send without a preflight: %s", async (type) => {
  const before = await state();
  // Its form has a secret path.
  for (const write of writes().filter(({ path }) => path !== secrets.own))
    expect((await sendAs(write, type, {})).status, write.path).toBe(415);
  expect(await state()).toEqual(before);
});

test.each(["empty", "iframe"])("gives no personal page to a script of the site: %s", async (to) => {
  const before = await state();
  for (const path of ["/desk", secrets.own]) {
    const headers = { ...secrets.moderator, "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Dest": to };
    expect((await send(path, { headers })).status, path).toBe(403);
  }
  for (const write of writes().filter(({ path }) => /^.(?:own|desk)/.test(path)))
    expect((await sendAs(write, formType, { "Sec-Fetch-Dest": to })).status).toBe(403);
  expect(await state()).toEqual(before);
});

test("allows no other site to read, and rejects its preflight requests", async () => {
  const ask = { Origin: "https://elsewhere.example", "Access-Control-Request-Method": "POST" };
  for (const { path } of writes()) {
    const asked = await send(path, { method: "OPTIONS", headers: ask });
    expect(asked.status, path).toBe(405);
    for (const [name] of asked.headers) expect(name).not.toMatch(/^access-control/);
  }
  const read = await send("/api/discussions/1", { headers: ask });
  expect(read.headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
  expect(read.headers.get("Access-Control-Allow-Origin")).toBeNull();
});

test.each([
  { Origin: origin, "Sec-Fetch-Site": "same-origin" },
  // A browser that hides the referrer also hides the origin of a form.
  { Origin: "null", "Sec-Fetch-Site": "same-origin" },
])("accepts writes from the site itself: %j", async (own) => {
  for (const write of writes().filter(({ path }) => !/^.(?:own|desk|report)/.test(path))) {
    const type = write.path.startsWith("/api/") ? "application/json" : formType;
    expect((await sendAs(write, type, own)).status, write.path).toBeLessThan(400);
  }
});
