import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import {
  makeModerators,
  openModeration,
  password,
  pressAs,
  signIn,
  signInAs,
} from "../support/moderators.ts";
import { postForm, query, send, startSite } from "../support/site.ts";

startSite();
makeModerators("ana", "ben");

beforeEach(() => query(sql`DELETE FROM rate_limits`));

const who = async (headers: Record<string, string>) =>
  /Signed in as <strong>(.*?)</.exec(await openModeration(headers, "?show=account"))?.[1];

test("signs a moderator in for 30 days, with a cookie for this host that scripts cannot read", async () => {
  const response = await signIn("ana");
  const [cookie = "", ...others] = response.headers.getSetCookie();
  const [, token = ""] = /^__Host-desk=([\w-]{43});/.exec(cookie) ?? [];

  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(await who({ Cookie: cookie })).toBe("ana");
  expect(others).toEqual([]);
  expect(cookie.split("; ").slice(1)).toEqual([
    // It outlives the session, so that a post after it is not taken for a visitor's.
    "Max-Age=5184000",
    "Path=/",
    "HttpOnly",
    "Secure",
    "SameSite=Lax",
  ]);
  const stored = await query(
    sql`SELECT *, expires_at - now() > interval '29.9 days' AS late FROM sessions`,
  );
  expect(stored[0]?.["late"]).toBe(true);
  expect(token).not.toBe("");
  expect(JSON.stringify(stored)).not.toContain(token);
});

test("gives the same error for a wrong name and a wrong password", async () => {
  for (const answer of [await signIn("nobody"), await signIn("ana", "not the password")]) {
    expect(answer.status).toBe(401);
    expect(await answer.text()).toContain("The name or password is wrong");
    expect(answer.headers.get("Set-Cookie")).toBeNull();
  }
});

test("returns the session until the moderator signs out", async () => {
  const headers = await signInAs("ben");
  expect(await who(headers)).toBe("ben");

  const left = await postForm("/desk", { do: "sign-out" }, headers);
  expect(await left.text()).toContain("You have signed out.");
  expect(left.headers.get("Set-Cookie")).toContain("desk=; Max-Age=0");
  expect(await who(headers)).toBeUndefined();
});

test("creates a new token at each sign-in and ends the previous session", async () => {
  const planted = `__Host-desk=${"a".repeat(43)}`;
  const { Cookie: first = "" } = await signInAs("ana", { Cookie: planted });
  const { Cookie: again = "" } = await signInAs("ana", { Cookie: first });
  const { Cookie: other = "" } = await signInAs("ben");

  expect(
    await Promise.all([planted, first, again, other].map((Cookie) => who({ Cookie }))),
  ).toEqual([undefined, undefined, "ana", "ben"]);
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
  for (const Cookie of forged) expect(await who({ Cookie }), Cookie).toBeUndefined();
  expect(await who({ Cookie: `a=b;${given};c=d` })).toBe("ana");
});

test.each(["account", "remove discussion-1", "lock-all", "answer discussion-1", "remove-selected"])(
  "requires a session for %s",
  async (button) => {
    for (const headers of [{}, { Cookie: `__Host-desk=${"a".repeat(43)}` }]) {
      const response = await postForm("/desk", { do: button }, headers);

      expect(response.status).toBe(401);
      expect(response.headers.get("Cache-Control")).toBe("no-store");
      for (const page of [await response.text(), await openModeration(headers)])
        expect(page).not.toContain("<article");
    }
    expect((await send("/api/discussions/1")).status).toBe(200);
  },
);

test("checks ten of a visitor's attempts across all names, and locks no one else out", async () => {
  const names = ["ana", " ana", "b\u200ben", "BEN", "ben'--", "ana' OR ''='"];
  const answers = await Promise.all(
    [...names, ...names].map((name) => signIn(name, "guess", "198.51.100.1")),
  );
  const statuses = answers.map(({ status }) => status);

  expect(statuses.toSorted()).toEqual([...Array(10).fill(401), 429, 429]);
  expect((await signIn("ana", password, "198.51.100.1")).status).toBe(429);
  expect((await signIn("ana", password, "198.51.100.2")).status).toBe(303);
});

test("says what is missing", async () => {
  const page = await pressAs({}, { do: "sign-in", password: "a".repeat(201) });
  expect(page).toMatch(/Required.*Too long by 1 character/);
});
