import { expect, test } from "vitest";
import { ApiError } from "../../src/api-client/api-error.ts";
import type { ModerationApi } from "../../src/api-client/moderation-api.ts";
import type { Overview, ReviewPost } from "../../src/schemas/moderation.ts";
import { createModeration } from "../../src/stores/moderation.ts";
import { heldReply } from "../support/review-post.ts";

const overview: Overview = {
  ...{ counts: { waiting: 1, held: 1, reported: 0, recent: 1, removed: 0 }, hasMail: true },
  ...{ heldByReports: 0, mails: [], errors: [], signIns: [] },
};

const account = { username: "Ada", role: "moderator", summary: true, viaLink: false } as const;
const session = { ...account, expiresAt: "2026-11-21T22:00:00.000Z" };
const post = (id: number): ReviewPost => ({ ...heldReply, id });
const refused = (status: number, error = "Please sign in") =>
  new ApiError(status, "", JSON.stringify({ error }));

/** A store with a fake API. @param answers replace the default responses */
function storeWith(answers: Partial<ModerationApi> = {}) {
  const asked: string[] = [];
  const store = createModeration({
    session: async () => session,
    signIn: async () => session,
    link: async () => ({ username: "Ada", isNew: false }),
    signInWithLink: async () => ({ ...session, viaLink: true }),
    changeAccounts: async ({ action }) => (action === "add" ? { link: "/desk#link=x" } : {}),
    signOut: async () => {},
    posts: async (path) => {
      asked.push(path);
      const isSecond = path === "second";
      return { entries: [post(isSecond ? 2 : 1)], next: isSecond ? undefined : "second" };
    },
    log: async () => ({ entries: [], next: undefined }),
    overview: async () => overview,
    changeMail: async () => {},
    saveAccount: async (input) => ({ ...session, ...input, summary: input.summary === true }),
    act: async (_, posts) =>
      posts.map(({ kind, id }) => ({
        kind,
        id,
        outcome: "done",
        post: { ...post(id), status: "published", waiting: false },
      })),
    ...answers,
  });
  return { ...store, asked, get: () => store.$state.get() };
}

const noResponse = async (): Promise<never> => {
  throw new TypeError("fetch failed");
};

test("opens with the waiting posts for a moderator who is signed in", async () => {
  const store = storeWith();
  await store.open();
  expect(store.get()).toMatchObject({ session, view: "waiting", posts: { entries: [post(1)] } });
});

test("asks anyone else to sign in, without an error", async () => {
  const store = storeWith({ session: async () => undefined });
  await store.open();
  expect(store.get()).toMatchObject({ session: "none", problem: undefined, posts: undefined });
});

test("keeps the session unknown if the server does not respond", async () => {
  const store = storeWith({ session: noResponse });
  await store.open();
  expect(store.get().session).toBe("unknown");
  expect(store.get().problem).toContain("The server did not respond.");
});

test("shows the account of a link before it is used, and then the account", async () => {
  const tokens: string[] = [];
  const store = storeWith({
    session: async () => undefined,
    signInWithLink: async (token) => {
      tokens.push(token);
      return { ...session, viaLink: true };
    },
  });
  await store.open("abc");
  expect(store.get()).toMatchObject({
    link: { token: "abc", username: "Ada" },
    session: "unknown",
  });
  expect(tokens).toEqual([]);
  await store.signInWithLink({});
  expect(tokens).toEqual(["abc"]);
  expect(store.get()).toMatchObject({ link: undefined, view: "account", overview });
});

test("says that a link does not work, and asks to sign in", async () => {
  const store = storeWith({
    session: async () => undefined,
    link: () => Promise.reject(refused(404, "This sign-in link does not work.")),
  });
  await store.open("abc");
  expect(store.get()).toMatchObject({
    session: "none",
    problem: "This sign-in link does not work.",
  });
});

test("shows a new sign-in link until another view is opened", async () => {
  const store = storeWith();
  await store.open();
  await store.show("accounts", "");
  await store.changeAccounts({ action: "add", username: "Ben", role: "moderator" });
  expect(store.get().newLink).toEqual({ username: "Ben", path: "/desk#link=x" });
  await store.show("accounts", "");
  expect(store.get().newLink).toBeUndefined();
});

test("shows the server's message for a wrong password", async () => {
  const store = storeWith({
    session: () => Promise.reject(refused(401)),
    signIn: () => Promise.reject(refused(401, "The name or the password is wrong")),
  });
  await store.open();
  await store.signIn({ username: "Ada", password: "x" });
  expect(store.get()).toMatchObject({
    session: "none",
    problem: "The name or the password is wrong",
  });
});

test("shows the outcome of an action on the updated post", async () => {
  const store = storeWith();
  await store.open();
  store.tick(["reply-1"], true);
  await store.act("approve", [post(1)]);
  expect(store.get()).toMatchObject({
    status: "1 approved.",
    posts: { entries: [{ waiting: false }] },
  });
  expect(store.get().notes.get("reply-1")).toBe("You approved it.");
  expect(store.get().ticked.size).toBe(0);
});

test("shows the lock of a discussion on every post in it", async () => {
  const locked = { ...heldReply.place, locked: true };
  const store = storeWith({
    posts: async () => ({ entries: [post(1), post(2)], next: undefined }),
    act: async (_, [asked]) => [
      {
        ...{ kind: "discussion", id: asked?.id ?? 0, outcome: "done" },
        post: { ...heldReply, kind: "discussion", id: 1, place: locked },
      },
    ],
  });
  await store.open();
  await store.setLock(post(1));
  expect(store.get().posts?.entries.map(({ id, place }) => [id, place.locked])).toEqual([
    [1, true],
    [2, true],
  ]);
  expect(store.get().status).toBe("1 locked.");
});

test("lists posts even if they cannot be counted", async () => {
  const store = storeWith({ overview: noResponse });
  await store.open();
  expect(store.get()).toMatchObject({ problem: undefined, posts: { entries: [post(1)] } });
});

test("reads failed mails again after an action on one", async () => {
  const mails = [{ ...{ id: 1, error: "EAUTH 535" } }] as never;
  let left = mails;
  const store = storeWith({
    overview: async () => ({ ...overview, mails: left }),
    changeMail: async () => {
      left = [] as never;
    },
  });
  await store.open();
  await store.show("problems", "");
  expect(store.get().overview?.mails).toHaveLength(1);
  await store.changeMail(1, "dismiss");
  expect(store.get()).toMatchObject({ overview: { mails: [] }, status: "1 dismissed." });
});

test("saves the account, and names the field that is not valid", async () => {
  const store = storeWith();
  await store.open();
  await store.saveAccount({ email: "ada@example.org", summary: false });
  expect(store.get().session).toMatchObject({ email: "ada@example.org", summary: false });
  const body = { error: "Some fields are not valid", fields: { email: "Invalid email" } };
  const refusing = storeWith({
    saveAccount: () => Promise.reject(new ApiError(400, "", JSON.stringify(body))),
  });
  await refusing.open();
  await refusing.saveAccount({ email: "ada" });
  expect(refusing.get().problem).toBe("Some fields are not valid: Invalid email");
});

test.each<[string, () => Promise<never>, string]>([
  ["the session has ended", () => Promise.reject(refused(401)), "Your session has ended."],
  ["the server does not respond", noResponse, "The server did not respond."],
  ["the server fails", () => Promise.reject(refused(503, "Away")), "Away"],
])("keeps the selection, the search and the list if %s", async (_, act, problem) => {
  const store = storeWith({ act });
  await store.open();
  await store.show("recent", "mara");
  store.tick(["reply-1"], true);
  await store.act("remove", [post(1)]);
  const { ticked, view, search, posts } = store.get();
  expect(store.get().problem).toContain(problem);
  expect([[...ticked], view, search, posts?.entries]).toEqual([
    ["reply-1"],
    "recent",
    "mara",
    [post(1)],
  ]);
});

test("continues after a moderator signs in again", async () => {
  const store = storeWith({ act: () => Promise.reject(refused(401)) });
  await store.open();
  store.tick(["reply-1"], true);
  await store.act("remove", [post(1)]);
  await store.signIn({ username: "Ada", password: "x" });
  expect(store.get()).toMatchObject({ session, problem: undefined });
  expect([...store.get().ticked]).toEqual(["reply-1"]);
  expect(store.asked).toHaveLength(1);
});

test("appends the next page, and reloads a list from its start", async () => {
  const store = storeWith();
  await store.open();
  await store.more();
  expect(store.get().posts).toEqual({ entries: [post(1), post(2)], next: undefined });
  await store.show("held", "a b");
  expect(store.asked.at(-1)).toBe("/api/desk/posts?show=held&search=a+b");
  expect(store.get().posts?.entries).toEqual([post(1)]);
});

test("clears all posts after signing out", async () => {
  const store = storeWith();
  await store.open();
  await store.signOut();
  expect(store.get()).toMatchObject({ session: "none", posts: undefined, log: undefined });
});
