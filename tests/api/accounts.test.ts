import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Account } from "../../src/schemas/moderation.ts";
import { addUser, password, signIn, signInAs } from "../support/moderators.ts";
import { getJson, postJson, query, send, startSite, typed } from "../support/site.ts";

startSite();

let cleo: Record<string, string>;
let ben: Record<string, string>;

beforeAll(async () => {
  await addUser("cleo", { role: "creator", email: "cleo@example.org" });
  await addUser("ben");
  [cleo, ben] = [await signInAs("cleo"), await signInAs("ben")];
});

const ask = (action: string, username: string, role = "moderator", headers = cleo) =>
  postJson("/api/desk/accounts", { action, username, role }, headers);
const status = async (...given: Parameters<typeof ask>) => (await ask(...given)).status;
const list = async (headers = cleo): Promise<Account[] | undefined> =>
  (await (await send("/api/desk/overview", { headers })).json()).accounts;

test("lists the accounts for creators only, without addresses", async () => {
  await addUser("dora", { password: "" });
  const lastSignIn = expect.stringMatching(/Z$/);
  const none = { role: "moderator", isNew: false };
  expect(await list()).toEqual([
    { ...none, username: "cleo", role: "creator", lastSignIn },
    { ...none, username: "ben", lastSignIn },
    { ...none, username: "dora", isNew: true },
  ]);
  expect(await list(ben)).toBeUndefined();
});

test("lets a new moderator choose a password with a link, and sign in only after that", async () => {
  const { link }: { link: string } = await (await ask("add", " Emil  X ")).json();
  expect((await list())?.at(-1)).toMatchObject({ username: "Emil X", isNew: true });
  for (const guess of ["x", password]) expect((await signIn("Emil X", guess)).status).toBe(401);

  const headers = { Authorization: `Bearer ${link.replace("/desk#link=", "")}` };
  const found = await (await send("/api/desk/link", { headers })).json();
  expect(found).toEqual({ username: "Emil X", isNew: true });
  const follow = (body: object) => postJson("/api/desk/link", body, headers);
  expect((await follow({ username: "Emil X", password: "short" })).status).toBe(400);
  expect((await follow({ username: "eve", password })).status).toBe(200);
  expect((await signIn("Emil X")).status).toBe(200);
  expect((await list())?.at(-1)).toMatchObject({ username: "Emil X", role: "moderator" });
});

test("refuses a name that is taken, and names each invalid field", async () => {
  const taken = await ask("add", "ben", "creator");
  expect(taken.status).toBe(400);
  expect((await taken.json()).fields).toEqual({ username: "Another account has this name" });
  const wrong = await ask("rename", " ", "owner");
  expect([wrong.status, Object.keys((await wrong.json()).fields)]).toEqual([
    400,
    ["action", "username", "role"],
  ]);
});

test("changes a role at once, and removes an account with its sessions but not its posts", async () => {
  await addUser("fay");
  const fay = await signInAs("fay");
  expect(await status("role", "fay", "creator")).toBe(200);
  expect(await list(fay)).toBeDefined();
  await postJson("/api/discussions/1/replies", { ...typed, content: "By Fay" }, fay);
  expect(await status("remove", "fay")).toBe(200);
  expect((await send("/api/desk/session", { headers: fay })).status).toBe(401);
  expect((await signIn("fay")).status).toBe(401);
  const replies: { content: string; badge?: string }[] = await getJson(
    "/api/discussions/1/replies",
  );
  expect(replies.find(({ content }) => content === "By Fay")?.badge).toBe("creator");
  expect(await status("remove", "fay")).toBe(409);
  expect(await status("link", "fay")).toBe(409);
});

test("resets a password with a link", async () => {
  expect(await (await ask("link", "ben")).json()).toEqual({
    link: expect.stringMatching(/^\/desk#link=[\w-]{43}$/),
  });
});

test("refuses a moderator everything", async () => {
  const state = () =>
    query(sql`SELECT u.*, l.token FROM users u
    LEFT JOIN sign_in_links l ON l.user_id = u.id ORDER BY u.id`);
  const before = await state();
  for (const action of ["add", "link", "role", "remove"])
    expect(await status(action, "cleo", "moderator", ben)).toBe(403);
  expect(await status("role", "ben", "creator", ben)).toBe(403);
  expect(await status("remove", "cleo", "moderator", {})).toBe(401);
  expect(await state()).toEqual(before);
});

test("keeps a creator, also if two creators remove each other at once", async () => {
  expect(await status("remove", "cleo")).toBe(409);
  expect(await status("role", "cleo", "moderator")).toBe(409);
  await addUser("gus", { role: "creator" });
  const gus = await signInAs("gus");
  await Promise.all([ask("remove", "gus"), ask("role", "cleo", "moderator", gus)]);
  expect(await query(sql`SELECT 1 FROM users WHERE role = 'creator'`)).toHaveLength(1);
});
