import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { firstAccountHint, user } from "../../scripts/commands/people.ts";
import { createSignInLink } from "../../src/community/accounts/server/accounts.ts";
import {
  addUser,
  cookieOf,
  openModeration,
  password,
  signIn,
  signInAs,
} from "../support/moderators.ts";
import { getJson, postForm, postJson, query, send, startSite, typed } from "../support/site.ts";

startSite();

beforeEach(async () => {
  await query(sql`DELETE FROM rate_limits`);
  await query(sql`DELETE FROM users`);
  await addUser("ana");
});

/** The token of the link in a text. */
const tokenIn = (text = "") => /\/desk\?link=([\w-]{43})$/m.exec(text)?.[1] ?? "";
const linkFor = async (name: string) => tokenIn(await user(["link", name]));
const look = (token: string) => send(`/desk?link=${encodeURIComponent(token)}`);
/** The heading of the form that a link opens. */
const headingOf = async (response: Promise<Response>) =>
  /<h2[^>]*>(.*?)</.exec(await (await response).text())?.[1];
const follow = (token: string, fields = {}, headers = {}) =>
  postForm("/desk", { ...fields, do: "sign-in", link: token }, headers);
const change = (headers: Record<string, string>, fields: object) =>
  postForm("/desk", { ...fields, do: "account" }, headers);
const who = async (headers: Record<string, string>) =>
  (await openModeration(headers)).includes("Signed in as") ? "signed in" : "signed out";

test("signs a moderator in while others guess passwords, even from the same address", async () => {
  for (let number = 0; number < 11; number++) await signIn("ana", "guess");
  expect((await signIn("ana")).status).toBe(429);
  await query(sql`UPDATE rate_limits SET used = 100 WHERE visitor LIKE 'sign-in:account:%'`);
  expect((await signIn("ana", password, "203.0.113.1")).status).toBe(429);
  const token = await linkFor("ana");
  const followed = await follow(token);
  expect(followed.headers.get("Location")).toBe("/desk?show=account");
  const headers = cookieOf(followed);
  expect(await who(headers)).toBe("signed in");
  const fresh = { password: "another long password" };
  expect((await change(headers, fresh)).status).toBe(200);
});

test("changes nothing when a link is opened, and works once", async () => {
  const token = await linkFor("ana");
  for (const _ of [1, 2, 3]) expect(await headingOf(look(token))).toBe("Sign in as ana");
  const answers = await Promise.all([follow(token), follow(token), follow(token)]);

  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 404, 404]);
  expect((await look(token)).status).toBe(404);
  expect(await (await follow(token)).text()).toContain("This sign-in link does not work.");
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

test("creates the first account only while there is none", async () => {
  expect(await firstAccountHint()).toEqual([]);
  await query(sql`DELETE FROM users`);
  const hint = await firstAccountHint("http://localhost:8888");
  const token = tokenIn(hint.at(-1));
  expect(hint.at(-1)).toContain("http://localhost:8888/desk?link=");
  expect(await headingOf(look(token))).toBe("Create your account");
  const short = await (await follow(token, { username: " ", password: "short" })).text();
  expect(short).toContain("New password: expected 12 to 200 characters");
  expect(short).toContain(`name="link" value="${token}"`);
  await addUser("eve");
  expect((await follow(token, { username: "Cleo", password })).status).toBe(404);
  await query(sql`DELETE FROM users`);
  const again = tokenIn((await firstAccountHint())?.at(-1));
  const created = await follow(again, { username: " Cleo  Q ", password });
  expect(await openModeration(cookieOf(created))).toContain("<strong>Cleo Q</strong> (Creator)");
  expect((await signIn("Cleo Q")).status).toBe(303);
  expect(await createSignInLink()).toBeUndefined();
});

test("ends all other sessions and links after a password change", async () => {
  const one = await signInAs("ana");
  const other = await signInAs("ana");
  const token = await linkFor("ana");
  const fresh = "another long password";
  const wrong = await change(one, { currentPassword: "a wrong password", password: fresh });
  expect(wrong.status).toBe(400);
  expect(await wrong.text()).toContain("The current password is wrong");
  expect((await change(one, { password: fresh })).status).toBe(400);
  expect((await change(one, { currentPassword: password, password: "short" })).status).toBe(400);
  expect(await who(other)).toBe("signed in");

  expect((await change(one, { currentPassword: password, password: fresh })).status).toBe(200);
  expect([await who(one), await who(other), (await look(token)).status]).toEqual([
    "signed in",
    "signed out",
    404,
  ]);
  expect((await signIn("ana")).status).toBe(401);
  expect((await signIn("ana", fresh)).status).toBe(303);
});

test("asks for the current password again after a password was chosen with a link", async () => {
  const headers = cookieOf(await follow(await linkFor("ana")));
  expect((await change(headers, { password: "another long password" })).status).toBe(200);
  expect((await change(headers, { password: "a third long password" })).status).toBe(400);
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
