import { expect, test } from "vitest";
import { ApiError } from "../../src/api-client/api-error.ts";
import type { ModerationApi } from "../../src/api-client/moderation-api.ts";
import type { ReviewPost } from "../../src/schemas/moderation.ts";
import { createModeration } from "../../src/stores/moderation.ts";

const session = { username: "Ada", expiresAt: "2026-11-21T22:00:00.000Z" };
const post = (id: number): ReviewPost => ({
  kind: "reply",
  id,
  version: 1,
  status: "held",
  author: "Mara",
  content: "Words",
  createdAt: "2026-11-21T10:00:00.000Z",
  waiting: true,
  crisis: false,
  score: 6,
  reasons: [],
  reports: 0,
  reportReasons: [],
  href: "/discussions/1",
});
const refused = (status: number, error = "Please sign in") =>
  new ApiError(status, "", JSON.stringify({ error }));

/** A desk whose server answers like this, besides what is usual. */
function deskWith(answers: Partial<ModerationApi> = {}) {
  const asked: string[] = [];
  const desk = createModeration({
    session: async () => session,
    signIn: async () => session,
    signOut: async () => {},
    posts: async (path) => {
      asked.push(path);
      const isSecond = path === "second";
      return { entries: [post(isSecond ? 2 : 1)], next: isSecond ? undefined : "second" };
    },
    log: async () => ({ entries: [], next: undefined }),
    act: async (_, posts) =>
      posts.map(({ kind, id }) => ({
        kind,
        id,
        outcome: "done",
        post: { ...post(id), status: "published", waiting: false },
      })),
    ...answers,
  });
  return { ...desk, asked, get: () => desk.$state.get() };
}

const unanswered = async (): Promise<never> => {
  throw new TypeError("fetch failed");
};

test("the desk opens with what waits, for one who has signed in", async () => {
  const desk = deskWith();
  await desk.open();
  expect(desk.get()).toMatchObject({ session, view: "waiting", posts: { entries: [post(1)] } });
});

test("for somebody else it asks to sign in, and complains of nothing", async () => {
  const desk = deskWith({ session: () => Promise.reject(refused(401)) });
  await desk.open();
  expect(desk.get()).toMatchObject({ session: "none", problem: undefined, posts: undefined });
});

test("without an answer it neither lets in nor sends away", async () => {
  const desk = deskWith({ session: unanswered });
  await desk.open();
  expect(desk.get().session).toBe("unknown");
  expect(desk.get().problem).toContain("The server did not respond.");
});

test("a wrong password is said in the words of the server", async () => {
  const desk = deskWith({
    session: () => Promise.reject(refused(401)),
    signIn: () => Promise.reject(refused(401, "The name or the password is wrong")),
  });
  await desk.open();
  await desk.signIn({ username: "Ada", password: "x" });
  expect(desk.get()).toMatchObject({
    session: "none",
    problem: "The name or the password is wrong",
  });
});

test("an action is noted at its post, which stands there as it is now", async () => {
  const desk = deskWith();
  await desk.open();
  desk.tick(["reply-1"], true);
  await desk.act("approve", [post(1)]);
  expect(desk.get()).toMatchObject({
    status: "1 approved.",
    posts: { entries: [{ waiting: false }] },
  });
  expect(desk.get().notes.get("reply-1")).toBe("You approved it.");
  expect(desk.get().ticked.size).toBe(0);
});

test.each<[string, () => Promise<never>, string]>([
  ["the session has ended", () => Promise.reject(refused(401)), "Your session has ended."],
  ["no answer comes", unanswered, "The server did not respond."],
  ["the server fails", () => Promise.reject(refused(503, "Away")), "Away"],
])("where %s, what is ticked, looked for and shown stays", async (_, act, problem) => {
  const desk = deskWith({ act });
  await desk.open();
  await desk.show("recent", "mara");
  desk.tick(["reply-1"], true);
  await desk.act("remove", [post(1)]);
  const { ticked, view, search, posts } = desk.get();
  expect(desk.get().problem).toContain(problem);
  expect([[...ticked], view, search, posts?.entries]).toEqual([
    ["reply-1"],
    "recent",
    "mara",
    [post(1)],
  ]);
});

test("one who signs in again goes on where the session ended", async () => {
  const desk = deskWith({ act: () => Promise.reject(refused(401)) });
  await desk.open();
  desk.tick(["reply-1"], true);
  await desk.act("remove", [post(1)]);
  await desk.signIn({ username: "Ada", password: "x" });
  expect(desk.get()).toMatchObject({ session, problem: undefined });
  expect([...desk.get().ticked]).toEqual(["reply-1"]);
  expect(desk.asked).toHaveLength(1);
});

test("a list goes on, and is read from its start when it is chosen again", async () => {
  const desk = deskWith();
  await desk.open();
  await desk.more();
  expect(desk.get().posts).toEqual({ entries: [post(1), post(2)], next: undefined });
  await desk.show("held", "a b");
  expect(desk.asked.at(-1)).toBe("/api/desk/posts?show=held&search=a+b");
  expect(desk.get().posts?.entries).toEqual([post(1)]);
});

test("signing out leaves nothing on the desk", async () => {
  const desk = deskWith();
  await desk.open();
  await desk.signOut();
  expect(desk.get()).toMatchObject({ session: "none", posts: undefined, log: undefined });
});
