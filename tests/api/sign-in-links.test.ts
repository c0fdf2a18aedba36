import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { firstAccountHint, user } from "../../scripts/commands/people.ts";
import {
  addUser,
  cookieOf,
  openModeration,
  password,
  signIn,
  signInAs,
} from "../support/moderators.ts";
import {
  answer,
  getJson,
  postForm,
  postJson,
  query,
  send,
  startSite,
  typed,
} from "../support/site.ts";

startSite();

beforeEach(async () => {
  await query(sql`DELETE FROM rate_limits`);
  await query(sql`DELETE FROM users`);
  await addUser("ana");
});

const tokenIn = (text = "") => /\/desk\?link=([\w-]{43})$/m.exec(text)?.[1] ?? "";
const linkFor = async (name: string) => tokenIn(await user(["link", name]));
const look = (token: string) => send(`/desk?link=${encodeURIComponent(token)}`);
/** The name in the form that a link opens. */
const ownerOn = async (response: Promise<Response>) =>
  /name="username"[^>]* value="(.*?)"/.exec(await (await response).text())?.[1];
const fresh = "another long password";
const follow = (token: string, fields = {}, headers = {}) =>
  postForm("/desk", { password: fresh, ...fields, do: "sign-in", link: token }, headers);
const who = async (headers: Record<string, string>) =>
  (await openModeration(headers)).includes("Your account") ? "signed in" : "signed out";

test("signs a moderator in while others guess passwords, even from the same address", async () => {
  for (let number = 0; number < 11; number++) await signIn("ana", "guess");
  expect((await signIn("ana")).status).toBe(429);
  await query(sql`UPDATE rate_limits SET used = 100 WHERE visitor LIKE 'sign-in:account:%'`);
  expect((await signIn("ana", password, "203.0.113.1")).status).toBe(429);
  expect(await who(cookieOf(await follow(await linkFor("ANA"))))).toBe("signed in");
});

test("sets a new password, and signs out all other browsers", async () => {
  const other = await signInAs("ana");
  const token = await linkFor("ana");
  expect((await follow(token, { password: "short" })).status).toBe(400);
  expect(await who(other)).toBe("signed in");

  const own = cookieOf(await follow(token));
  expect([await who(own), await who(other)]).toEqual(["signed in", "signed out"]);
  expect((await signIn("ana")).status).toBe(401);
  expect((await signIn("ana", fresh)).status).toBe(303);
});

test("changes nothing when a link is opened, and works once", async () => {
  const token = await linkFor("ana");
  for (const _ of [1, 2, 3]) expect(await ownerOn(look(token))).toBe("ana");
  const answers = await Promise.all([follow(token), follow(token), follow(token)]);

  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 404, 404]);
  expect((await look(token)).status).toBe(404);
  expect(await (await follow(token)).text()).toContain("This sign-in link does not work.");
});

test("says that no one can sign in over plain http before the link is used up", async () => {
  const token = await linkFor("ana");
  const overHttp = async (headers = {}) => {
    const request = new Request(`http://192.168.0.7:8888/desk?link=${token}`, { headers });
    return (await answer(request, "192.0.2.1"))?.text();
  };
  const page = await overHttp();
  expect(page).toContain("You cannot sign in at this address");
  expect(page).not.toContain('name="password"');
  // Browsers send it to this computer, from which they keep the cookie.
  expect(await overHttp({ "Sec-Fetch-Site": "none" })).toContain('name="password"');
});

test("stores only the hash of a link, which expires after a day or when the next one is created", async () => {
  const first = await linkFor("ana");
  const second = await linkFor("ana");
  const stored = await query(sql`SELECT * FROM sign_in_links`);

  expect(stored).toHaveLength(1);
  expect(JSON.stringify(stored)).not.toContain(second);
  expect((await look(first)).status).toBe(404);
  expect((await look(String(stored[0]?.["token"]))).status).toBe(404);
  await query(sql`UPDATE sign_in_links SET expires_at = expires_at - interval '24 hours'`);
  expect((await look(second)).status).toBe(404);
  expect((await follow(second)).status).toBe(404);
});

test.each(["a".repeat(43), "' OR true --"])("refuses the link %j", async (token) => {
  expect((await look(token)).status).toBe(404);
  expect((await follow(token, { username: "eve", password })).status).toBe(404);
  expect(await who({ Cookie: `__Host-desk=${await linkFor("ana")}` })).toBe("signed out");
});

test("prints a link for the first account until an account has a password", async () => {
  expect(await firstAccountHint()).toEqual([]);
  await query(sql`DELETE FROM users`);
  await firstAccountHint();
  const hint = (await firstAccountHint("http://localhost:8888")).join("\n");
  expect(hint).toContain('Sign in as "Creator"');
  expect(hint).toContain("http://localhost:8888/desk?link=");
  const short = await (await follow(tokenIn(hint), { password: "short" })).text();
  expect(short).toContain("New password: expected 12 to 200 characters");
  expect(short).toContain(`name="link" value="${tokenIn(hint)}"`);
  const entered = await follow(tokenIn(hint));
  expect(await openModeration(cookieOf(entered), "?show=account")).toMatch(
    /<strong>Creator<.*badge.*Creator</,
  );
  expect(await firstAccountHint()).toEqual([]);
});

test("has one account for a name, in capitals or not", async () => {
  await user(["add", "Ölwin"]);
  await expect(user(["add", "ölWIN"])).rejects.toThrow('The account "ölWIN" already exists.');
  await follow(await linkFor("ÖLWIN"));
  expect((await signIn("ölwin", fresh)).status).toBe(303);
  expect(await user(["remove", "ÖLWIN"])).toContain("is removed");
  expect((await signIn("Ölwin", fresh)).status).toBe(401);
});

test("removes an account with its sessions and links, but not its posts", async () => {
  const headers = await signInAs("ana");
  const token = await linkFor("ana");
  await postJson("/api/discussions/1/replies", { ...typed, content: "By Ana" }, headers);
  expect(await user(["remove", "ana"])).toContain('The account "ana" is removed');
  expect([await who(headers), (await look(token)).status]).toEqual(["signed out", 404]);
  expect((await signIn("ana")).status).toBe(401);
  const replies: { content: string; badge?: string }[] = await getJson(
    "/api/discussions/1/replies",
  );
  expect(replies.find(({ content }) => content === "By Ana")?.badge).toBe("moderator");
  await expect(user(["remove", "ana"])).rejects.toThrow('There is no account "ana"');
});
