import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { makeModerators, password, signIn, signInAs } from "../support/moderators.ts";
import { postJson, query, send, startSite } from "../support/site.ts";

startSite();
makeModerators("ana", "ben");

beforeEach(() => query(sql`DELETE FROM rate_limits`));

const who = (headers: Record<string, string>) => send("/api/desk/session", { headers });
const isSignedIn = async (Cookie: string) => (await who({ Cookie })).status === 200;

test("signs a moderator in for twelve hours, with a cookie for this host that scripts cannot read", async () => {
  const response = await signIn("ana");
  const { username, expiresAt } = await response.json();
  const [cookie = "", ...others] = response.headers.getSetCookie();
  const [, token = ""] = /^__Host-desk=([\w-]{43});/.exec(cookie) ?? [];

  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(username).toBe("ana");
  expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(11.9 * 3_600_000);
  expect(others).toEqual([]);
  expect(cookie.split("; ").slice(1)).toEqual([
    "Max-Age=43200",
    "Path=/",
    "HttpOnly",
    "Secure",
    "SameSite=Strict",
  ]);
  const stored = await query(sql`SELECT * FROM sessions`);
  expect(token).not.toBe("");
  expect(JSON.stringify(stored)).not.toContain(token);
});

test("gives the same error for a wrong name and a wrong password", async () => {
  for (const answer of [await signIn("nobody"), await signIn("ana", "not the password")]) {
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({ error: "The name or password is wrong" });
    expect(answer.headers.get("Set-Cookie")).toBeNull();
  }
});

test("returns the session until the moderator signs out", async () => {
  const headers = await signInAs("ben");
  expect(await (await who(headers)).json()).toMatchObject({ username: "ben" });

  const left = await send("/api/desk/session", { method: "DELETE", headers });
  expect(left.status).toBe(204);
  expect(left.headers.get("Set-Cookie")).toContain("desk=; Max-Age=0");
  expect((await who(headers)).status).toBe(401);
  expect((await send("/api/desk/session", { method: "DELETE" })).status).toBe(204);
});

test("creates a new token at each sign-in and ends the previous session", async () => {
  const planted = `__Host-desk=${"a".repeat(43)}`;
  const { Cookie: first = "" } = await signInAs("ana", { Cookie: planted });
  const { Cookie: again = "" } = await signInAs("ana", { Cookie: first });
  const { Cookie: other = "" } = await signInAs("ben");

  expect(await Promise.all([planted, first, again, other].map(isSignedIn))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test("accepts only the exact session cookie", async () => {
  const { Cookie: given = "" } = await signInAs("ana");
  const [name, token] = given.split("=");
  const [stored] = await query(sql`SELECT token FROM sessions ORDER BY created_at DESC`);
  const forged = [
    `desk=${token}`,
    `__host-desk=${token}`,
    `x${given}`,
    `${given}; ${name}=${"b".repeat(43)}`,
    `${name}="${token}"`,
    `${name}=${stored?.["token"]}`,
    `${name}=' OR true --`,
  ];
  for (const cookie of forged) expect(await isSignedIn(cookie), cookie).toBe(false);
  expect(await isSignedIn(`a=b;${given};c=d`)).toBe(true);
});

test.each([
  ["GET", "/api/desk/session"],
  ["GET", "/api/desk/posts"],
  ["GET", "/api/desk/overview"],
  ["POST", "/api/desk/account"],
  ["POST", "/api/desk/actions"],
])("requires a session of the same browser for %s %s", async (method, path) => {
  const own = await signInAs("ana", { "User-Agent": "Browser 1" });
  const action = { action: "remove", kind: "discussion", id: 1 };
  for (const headers of [{}, { ...own, "User-Agent": "Browser 2" }]) {
    const response = await (method === "GET"
      ? send(path, { headers })
      : postJson(path, action, headers));

    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ error: "Please sign in" });
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  }
  expect((await send("/api/discussions/1")).status).toBe(200);
});

test("rejects an expired session", async () => {
  const headers = await signInAs("ana");
  await query(sql`UPDATE sessions SET expires_at = now() - interval '1 second'`);

  expect((await who(headers)).status).toBe(401);
});

test("checks ten of a visitor's guesses across all names, and locks no one else out", async () => {
  const names = ["ana", " ana", "b\u200ben", "BEN", "ben'--", "ana' OR ''='"];
  const answers = await Promise.all(
    [...names, ...names].map((name) => signIn(name, "guess", "198.51.100.1")),
  );
  const statuses = answers.map(({ status }) => status);

  expect(statuses.toSorted()).toEqual([...Array(10).fill(401), 429, 429]);
  expect((await signIn("ana", password, "198.51.100.1")).status).toBe(429);
  expect((await signIn("ana", password, "198.51.100.2")).status).toBe(200);
});

test("does not count successful sign-ins as attempts", async () => {
  for (let number = 0; number < 11; number++) expect((await signIn("ana")).status).toBe(200);
});

test("names each invalid field", async () => {
  const response = await postJson("/api/desk/session", { password: "a".repeat(201) });

  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    error: "Some fields are not valid",
    fields: { username: "Required", password: expect.stringContaining("200") },
  });
});
