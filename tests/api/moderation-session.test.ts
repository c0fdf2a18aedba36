import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { database } from "../../src/server/db/client.ts";
import { addUser, listUsers, removeUser } from "../../src/server/moderation/sessions/accounts.ts";
import { makeModerators, password, signIn, signInAs } from "../support/moderators.ts";
import { origin, postForm, postJson, send, startSite } from "../support/site.ts";

startSite();
makeModerators("ana", "ben");

beforeEach(() => database().execute(sql`DELETE FROM rate_limits`));

const who = (headers: Record<string, string>) => send("/api/desk/session", { headers });
const sessions = async () => (await database().execute(sql`SELECT token FROM sessions`)).rows;

test("one who knows the password sits down for twelve hours, with a cookie that no script reads", async () => {
  const response = await signIn("ana");
  const cookie = response.headers.get("Set-Cookie") ?? "";
  const { username, expiresAt } = await response.json();

  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(username).toBe("ana");
  expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(11.9 * 3_600_000);
  for (const part of ["HttpOnly", "Secure", "SameSite=Strict", "Path=/", "Max-Age=43200"])
    expect(cookie).toContain(part);
  expect(JSON.stringify(await sessions())).not.toContain(/desk=([\w-]+)/.exec(cookie)?.[1]);
});

test("the password is stored as an argon2id hash", async () => {
  const { rows } = await database().execute(sql`SELECT password FROM users`);

  for (const row of rows) expect(row["password"]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test("a wrong name and a wrong password get the same words", async () => {
  const [name, word] = [await signIn("nobody"), await signIn("ana", "not the password")];

  expect([name.status, word.status]).toEqual([401, 401]);
  expect(await name.json()).toEqual({ error: "The name or the password is wrong" });
  expect(await word.json()).toEqual({ error: "The name or the password is wrong" });
  expect(name.headers.get("Set-Cookie")).toBeNull();
});

test("who sits there is told, and one who has left is not", async () => {
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
  ["GET", "/api/desk/log"],
  ["POST", "/api/desk/actions"],
] as const;

const ask = (method: string, path: string, headers: Record<string, string>) =>
  send(path, {
    method,
    headers: { ...headers, ...(method === "POST" && { "Content-Type": "application/json" }) },
    ...(method === "POST" && {
      body: JSON.stringify({ action: "remove", posts: [{ kind: "discussion", id: 1 }] }),
    }),
  });

test.each(guarded)("%s %s is for those who have signed in", async (method, path) => {
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

test("a session that is over opens nothing, and is forgotten when the next begins", async () => {
  const headers = await signInAs("ana");
  await database().execute(sql`UPDATE sessions SET expires_at = now() - interval '1 second'`);

  expect((await who(headers)).status).toBe(401);
  await signInAs("ben");
  expect(await sessions()).toHaveLength(1);
});

test("a thousand wrong passwords of one visitor: ten are tried", async () => {
  const answers: Response[] = [];
  // A hundred at once: more would wait longer for a slow machine's database than posts may.
  for (let sent = 0; sent < 1000; sent += 100)
    answers.push(
      ...(await Promise.all(
        Array.from({ length: 100 }, (_, at) => signIn("ana", `guess ${sent + at}`, "198.51.100.1")),
      )),
    );
  const count = (status: number) => answers.filter((answer) => answer.status === status).length;
  const [late] = answers.filter(({ status }) => status === 429);

  expect([count(401), count(429)]).toEqual([10, 990]);
  expect(Number(late?.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect((await signIn("ana", password, "198.51.100.1")).status).toBe(429);
  expect((await signIn("ana", password, "198.51.100.2")).status).toBe(200);
}, 60_000);

test("and of a thousand visitors for one account: twenty", async () => {
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, number) => signIn("ben", "guess", `2001:db8:0:${number}::1`)),
  );

  expect(answers.filter(({ status }) => status === 401)).toHaveLength(20);
  expect((await signIn("ana")).status).toBe(200);
}, 60_000);

test("signing in rightly does not use up the attempts", async () => {
  for (let number = 0; number < 15; number++) expect((await signIn("ana")).status).toBe(200);
});

test.each([
  [{}, { username: "Required", password: "Required" }],
  [{ username: "ana", password: "" }, { password: "Required" }],
  [{ username: ["ana"], password }, { username: "Expected text" }],
  [{ username: "ana", password: "a".repeat(201) }, { password: expect.stringContaining("200") }],
])("%j is refused with each field named", async (body, fields) => {
  const response = await postJson("/api/desk/session", body);

  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ error: "Some fields are not valid", fields });
});

test("no other page signs anybody in, acts for them or lets them out", async () => {
  const headers = await signInAs("ana");
  const foreign = { ...headers, Origin: "https://elsewhere.example" };
  const fromForm = await postForm("/api/desk/session", { username: "ana", password });

  expect((await ask("POST", "/api/desk/actions", foreign)).status).toBe(403);
  expect((await send("/api/desk/session", { method: "DELETE", headers: foreign })).status).toBe(
    403,
  );
  expect(fromForm.status).toBe(415);
  expect((await who({ ...headers, Origin: origin })).status).toBe(200);
});

test("accounts are named, refused twice and taken away with whoever sits there", async () => {
  await addUser(" Cleo  Q ", password);
  const headers = await signInAs("Cleo Q");

  expect(await listUsers()).toEqual(["ana", "ben", "Cleo Q"]);
  await expect(addUser("Cleo Q", password)).rejects.toThrow("already");
  await expect(addUser("dan", "short")).rejects.toThrow("12 to 200 characters");
  await expect(addUser("", password)).rejects.toThrow("1 to 80 characters");
  await removeUser("Cleo Q");
  expect((await who(headers)).status).toBe(401);
  await expect(removeUser("Cleo Q")).rejects.toThrow("no account");
});
