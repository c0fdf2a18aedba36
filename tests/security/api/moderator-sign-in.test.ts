import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { database } from "../../../src/server/db/client.ts";
import { makeModerators, password, signIn } from "../../support/moderators.ts";
import { send, startSite } from "../../support/site.ts";

startSite();
makeModerators("ana", "ben");

beforeEach(() => database().execute(sql`DELETE FROM rate_limits`));

/** What a browser would send back: each cookie that it was given, by name. */
const jar = (response: Response): Record<string, string> =>
  Object.fromEntries(
    response.headers.getSetCookie().map((cookie) => {
      const [pair = ""] = cookie.split(";");
      return [pair.slice(0, pair.indexOf("=")), pair] as const;
    }),
  );

const session = "__Host-desk";
const browser = "__Host-desk-browser";
const who = async (Cookie: string) =>
  (await send("/api/desk/session", { headers: { Cookie } })).status;
const ipOf = (number: number) => `198.51.100.${number}`;
const statuses = async (answers: Promise<Response>[]) =>
  (await Promise.all(answers)).map(({ status }) => status);
const count = (all: number[], status: number) => all.filter((one) => one === status).length;

test("both cookies are for this host alone, and no script, form or link elsewhere sends them", async () => {
  const cookies = (await signIn("ana")).headers.getSetCookie();
  const values = cookies.map((cookie) => /=([^;]+)/.exec(cookie)?.[1] ?? "");
  const { rows } = await database().execute(
    sql`SELECT (SELECT json_agg(s) FROM sessions s)::text || (SELECT json_agg(r) FROM rate_limits r)::text AS kept`,
  );

  expect(cookies).toHaveLength(2);
  for (const cookie of cookies) {
    const [pair, ...attributes] = cookie.split("; ");
    expect(pair).toMatch(/^__Host-desk(-browser)?=[\w.-]{43,60}$/);
    expect(attributes).toEqual([
      expect.stringMatching(/^Max-Age=\d+$/),
      ...["Path=/", "HttpOnly", "Secure", "SameSite=Strict"],
    ]);
  }
  for (const value of values) expect(String(rows[0]?.["kept"])).not.toContain(value);
  expect(cookies.join()).not.toContain("ana");
});

test("a session that was there before is not taken over: each has a token of its own", async () => {
  const planted = `${session}=${"a".repeat(43)}`;
  const first = jar(await signIn("ana", password, undefined, { Cookie: planted }));
  const again = jar(await signIn("ana", password, undefined, { Cookie: first[session] }));
  const other = jar(await signIn("ben"));

  expect(first[session]).not.toBe(planted);
  expect(again[session]).not.toBe(first[session]);
  expect(await who(planted)).toBe(401);
  expect(await who(first[session] ?? "")).toBe(401);
  expect(await who(again[session] ?? "")).toBe(200);
  expect(await who(other[session] ?? "")).toBe(200);
});

test("no cookie but the one that was given opens anything", async () => {
  const given = jar(await signIn("ana"))[session] ?? "";
  const token = given.slice(session.length + 1);
  const { rows } = await database().execute(sql`SELECT token FROM sessions`);
  const forged = [
    ...[`desk=${token}`, `__host-desk=${token}`, `__Host-desk-browser=${token}`, `x${given}`],
    ...[`${given}; ${session}=${"b".repeat(43)}`, `${session}="${token}"`, `${given}, ${given}`],
    ...[`${session}=${rows.at(-1)?.["token"]}`, `${session}=`, `${session}=${token}=`, token],
    `${session}=' OR true --`,
  ];
  for (const cookie of forged) expect(await who(cookie), cookie).toBe(401);
  expect(await who(`a=b;${given};c=d`)).toBe(200);
});

test("one who leaves is gone from the database, and a stolen copy with them", async () => {
  const { [session]: Cookie = "" } = jar(await signIn("ana"));
  const before = await database().execute(sql`SELECT count(*)::int AS n FROM sessions`);
  await send("/api/desk/session", { method: "DELETE", headers: { Cookie } });
  const after = await database().execute(sql`SELECT count(*)::int AS n FROM sessions`);

  expect(await who(Cookie)).toBe(401);
  expect(Number(before.rows[0]?.["n"]) - Number(after.rows[0]?.["n"])).toBe(1);
});

test("whoever guesses locks out neither a browser that has been here nor its owner", async () => {
  const known = jar(await signIn("ana"))[browser];
  const other = jar(await signIn("ben"))[browser];
  const guesses = await statuses(
    Array.from({ length: 30 }, (_, number) => signIn("ana", "guess", ipOf(number))),
  );
  const knock = (Cookie: string | undefined, given = password) =>
    signIn("ana", given, ipOf(200), { Cookie });

  expect([count(guesses, 401), count(guesses, 429)]).toEqual([20, 10]);
  expect((await knock(undefined)).status).toBe(429);
  expect((await knock(other)).status).toBe(429);
  expect((await knock(known?.replace(/.$/, (last) => (last === "A" ? "B" : "A")))).status).toBe(
    429,
  );
  expect((await knock(known)).status).toBe(200);
  const own = await statuses(Array.from({ length: 15 }, () => knock(known, "guess")));
  expect([count(own, 401), count(own, 429)]).toEqual([10, 5]);
  expect((await signIn("ben", password, ipOf(201))).status).toBe(200);
});

test("a name written in other ways is the same account, and no attempt is had for free", async () => {
  const ways = ["ben", " ben", "ben ", "b\u200ben", "\u202eben", "ben\u0000", "\ufeffben"];
  const all = await statuses(
    Array.from({ length: 28 }, (_, number) =>
      signIn(ways[number % ways.length] ?? "", "guess", ipOf(number)),
    ),
  );
  const others = await statuses(
    ["BEN", "ben'--", "b%n", "*", "ana' OR ''='"].map((name) => signIn(name, password, ipOf(99))),
  );

  expect([count(all, 401), count(all, 429)]).toEqual([20, 8]);
  expect(others).toEqual([401, 401, 401, 401, 401]);
});

test("spends as much time on an unknown account as on a wrong password", async () => {
  // Processor time, which other processes do not slow down.
  const leastWork = async (name: string) => {
    const times: number[] = [];
    for (let number = 0; number < 4; number++) {
      const start = process.cpuUsage();
      expect((await signIn(name, "guess", ipOf(number))).status).toBe(401);
      const { user, system } = process.cpuUsage(start);
      times.push(user + system);
    }
    return Math.min(...times);
  };
  // Hashing the password takes about ten times as long as everything else.
  expect((await leastWork("nobody")) / (await leastWork("ana"))).toBeGreaterThan(0.4);
});
