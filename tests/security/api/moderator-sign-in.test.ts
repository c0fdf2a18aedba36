import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { makeModerators, password, signIn } from "../../support/moderators.ts";
import { query, send, startSite } from "../../support/site.ts";

startSite();
makeModerators("ana", "ben");

beforeEach(() => query(sql`DELETE FROM rate_limits`));

/** The cookies of a response by name, as a browser would send them back. */
const jar = (response: Response): Record<string, string> =>
  Object.fromEntries(
    response.headers.getSetCookie().map((cookie) => {
      const [pair = ""] = cookie.split(";");
      return [pair.slice(0, pair.indexOf("=")), pair] as const;
    }),
  );

const session = "__Host-desk";
const who = async (Cookie: string) =>
  (await send("/api/desk/session", { headers: { Cookie } })).status;
const ipOf = (number: number) => `198.51.100.${number}`;
const statuses = async (answers: Promise<Response>[]) =>
  (await Promise.all(answers)).map(({ status }) => status);
const count = (all: number[], status: number) => all.filter((one) => one === status).length;

test("limits the cookie to this host, hides it from scripts and does not store it", async () => {
  const cookies = (await signIn("ana")).headers.getSetCookie();
  const values = cookies.map((cookie) => /=([^;]+)/.exec(cookie)?.[1] ?? "");
  const stored = JSON.stringify([
    await query(sql`SELECT * FROM sessions`),
    await query(sql`SELECT * FROM rate_limits`),
  ]);

  expect(cookies).toHaveLength(1);
  for (const cookie of cookies) {
    const [pair, ...attributes] = cookie.split("; ");
    expect(pair).toMatch(/^__Host-desk=[\w-]{43}$/);
    expect(attributes).toEqual([
      expect.stringMatching(/^Max-Age=\d+$/),
      "Path=/",
      "HttpOnly",
      "Secure",
      "SameSite=Strict",
    ]);
  }
  for (const value of values) expect(stored).not.toContain(value);
  expect(cookies.join()).not.toContain("ana");
});

test("creates a new token at each sign-in and ends the previous session", async () => {
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

test("accepts only the exact session cookie", async () => {
  const given = jar(await signIn("ana"))[session] ?? "";
  const token = given.slice(session.length + 1);
  const rows = await query(sql`SELECT token FROM sessions`);
  const forged = [
    `desk=${token}`,
    `__host-desk=${token}`,
    `__Host-desk-browser=${token}`,
    `x${given}`,
    `${given}; ${session}=${"b".repeat(43)}`,
    `${session}="${token}"`,
    `${given}, ${given}`,
    `${session}=${rows.at(-1)?.["token"]}`,
    `${session}=`,
    `${session}=${token}=`,
    token,
    `${session}=' OR true --`,
  ];
  for (const cookie of forged) expect(await who(cookie), cookie).toBe(401);
  expect(await who(`a=b;${given};c=d`)).toBe(200);
});

test("does not lock anyone else out when many visitors guess the password of an account", async () => {
  for (const ip of [1, 2, 3].map(ipOf)) {
    const guesses = await statuses(Array.from({ length: 12 }, () => signIn("ana", "guess", ip)));
    expect([count(guesses, 401), count(guesses, 429)]).toEqual([10, 2]);
  }
  expect((await signIn("ana", password, ipOf(1))).status).toBe(429);
  expect((await signIn("ana", password, ipOf(200))).status).toBe(200);
});

test("counts the attempts of a visitor across all names", async () => {
  const names = ["ben", " ben", "b\u200ben", "BEN", "ben'--", "b%n", "*", "ana' OR ''='", "ana"];
  const all = await statuses(
    Array.from({ length: 18 }, (_, number) =>
      signIn(names[number % names.length] ?? "", "guess", ipOf(99)),
    ),
  );

  expect([count(all, 401), count(all, 429)]).toEqual([10, 8]);
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
