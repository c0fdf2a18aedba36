import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { makeModerators, password, signIn, signInAs } from "../support/moderators.ts";
import { postJson, query, send, startSite } from "../support/site.ts";

startSite();
makeModerators("ana", "ben");

beforeEach(() => query(sql`DELETE FROM rate_limits`));

const who = (headers: Record<string, string>) => send("/api/desk/session", { headers });

test("signs a moderator in for twelve hours", async () => {
  const response = await signIn("ana");
  const cookie = response.headers.get("Set-Cookie") ?? "";
  const { username, expiresAt } = await response.json();

  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(username).toBe("ana");
  expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(11.9 * 3_600_000);
  expect(cookie).toContain("Max-Age=43200");
});

test("gives the same error for a wrong name and a wrong password", async () => {
  const name = await signIn("nobody");
  const word = await signIn("ana", "not the password");

  expect([name.status, word.status]).toEqual([401, 401]);
  expect(await name.json()).toEqual({ error: "The name or password is wrong" });
  expect(await word.json()).toEqual({ error: "The name or password is wrong" });
  expect(name.headers.get("Set-Cookie")).toBeNull();
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

const guarded = [
  ["GET", "/api/desk/session"],
  ["GET", "/api/desk/posts"],
  ["GET", "/api/desk/overview"],
  ["POST", "/api/desk/account"],
  ["POST", "/api/desk/actions"],
] as const;

const ask = (method: string, path: string, headers: Record<string, string>) =>
  send(path, {
    method,
    headers: { ...headers, ...(method === "POST" && { "Content-Type": "application/json" }) },
    ...(method === "POST" && {
      body: JSON.stringify({ action: "remove", kind: "discussion", id: 1 }),
    }),
  });

test.each(guarded)("requires a session for %s %s", async (method, path) => {
  const own = await signInAs("ana", { "User-Agent": "Browser 1" });
  const strangers = [
    {},
    { Cookie: "__Host-desk=" },
    { Cookie: `__Host-desk=${"a".repeat(43)}` },
    { Cookie: `${own["Cookie"]}x`, "User-Agent": "Browser 1" },
    { ...own, "User-Agent": "Browser 2" },
  ];
  for (const headers of strangers) {
    const response = await ask(method, path, headers);

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

test("checks ten of a hundred wrong passwords of one visitor", async () => {
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, at) => signIn("ana", `guess ${at}`, "198.51.100.1")),
  );
  const count = (status: number) => answers.filter((answer) => answer.status === status).length;
  const [late] = answers.filter(({ status }) => status === 429);

  expect([count(401), count(429)]).toEqual([10, 90]);
  expect(Number(late?.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect((await signIn("ana", password, "198.51.100.1")).status).toBe(429);
  expect((await signIn("ana", password, "198.51.100.2")).status).toBe(200);
});

test("does not count successful sign-ins as attempts", async () => {
  for (let number = 0; number < 15; number++) expect((await signIn("ana")).status).toBe(200);
});

test.each([
  [{}, { username: "Required", password: "Required" }],
  [{ username: "ana", password: "a".repeat(201) }, { password: expect.stringContaining("200") }],
])("rejects %j and names each invalid field", async (body, fields) => {
  const response = await postJson("/api/desk/session", body);

  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ error: "Some fields are not valid", fields });
});
