import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  $moderation,
  act,
  more,
  open,
  show,
  signIn,
  signInWithLink,
  start,
} from "../../src/features/moderation/moderation.ts";
import type { ReviewPost } from "../../src/features/moderation/schema/moderation.ts";
import { heldReply } from "../support/review-post.ts";

const expiresAt = "2026-11-21T22:00:00.000Z";
const session = { username: "Ada", role: "moderator", summary: true, viaLink: false, expiresAt };
const counts = { waiting: 1, held: 1, reported: 0, recent: 1, removed: 0 };
const overview = { counts, heldByReports: 0, hasMail: true };
const post = (id: number): ReviewPost => ({ ...heldReply, id });
const nextPage = { headers: { Link: '</api/desk/posts?after=1>; rel="next"' } };
const noResponse = () => Response.error();

type Responses = Record<string, () => Response>;

/** Stubs `fetch`. @param changed replace the default responses, by path */
function respond(changed: Responses = {}) {
  const responses: Responses = {
    "/api/desk/session": () => Response.json(session),
    "/api/desk/overview": () => Response.json(overview),
    "/api/desk/posts?show=waiting": () => Response.json([post(1)], nextPage),
    "/api/desk/posts?show=recent&search=a+b": () => Response.json([post(1)]),
    "/api/desk/posts?after=1": () => Response.json([post(2)]),
    ...changed,
  };
  vi.stubGlobal("fetch", async (path: string) => {
    const response = responses[path]?.();
    if (response?.type !== "error") return response;
    throw new TypeError("fetch failed");
  });
}

beforeEach(() => {
  $moderation.set(start);
  respond();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("keeps the session unknown if the server does not respond", async () => {
  respond({ "/api/desk/session": noResponse });
  await open();
  expect($moderation.get()).toMatchObject({
    session: "unknown",
    problem: expect.stringContaining("The server did not respond."),
  });
});

test("lists posts even if they cannot be counted", async () => {
  respond({ "/api/desk/overview": noResponse });
  await open();
  expect($moderation.get()).toMatchObject({
    session,
    view: "waiting",
    problem: undefined,
    posts: { entries: [post(1)] },
  });
});

test("appends the next page, and searches a list from its start", async () => {
  await open();
  await more();
  expect($moderation.get().posts).toEqual({ entries: [post(1), post(2)], next: undefined });
  await show("recent", "a b");
  expect($moderation.get().posts).toEqual({ entries: [post(1)], next: undefined });
});

test("keeps the search and the list if the server fails", async () => {
  const error = "Some fields are not valid";
  const body = { error, fields: { email: "Invalid email" } };
  respond({ "/api/desk/actions": () => Response.json(body, { status: 400 }) });
  await open();
  await show("recent", "a b");
  await act("remove", post(1));
  const { view, search, posts, problem } = $moderation.get();
  expect(problem).toBe("Some fields are not valid: Invalid email");
  expect([view, search, posts?.entries]).toEqual(["recent", "a b", [post(1)]]);
});

test.each([
  ["a password", () => signIn({ username: "Ada", password: "four unrelated words" })],
  ["a link", () => signInWithLink({ username: "Ada" })],
])(
  "says that cookies are blocked after a sign-in with %s that the browser forgets",
  async (_, enter) => {
    let sent = false;
    const refused = () => Response.json({ error: "Your session has ended" }, { status: 401 });
    const answer = () => {
      const isFirst = !sent;
      sent = true;
      return isFirst ? Response.json(session) : refused();
    };
    respond({
      "/api/desk/session": answer,
      "/api/desk/link": answer,
      "/api/desk/overview": refused,
      "/api/desk/posts?show=waiting": refused,
    });
    await enter();
    expect($moderation.get()).toMatchObject({
      session: "none",
      problem: expect.stringContaining("Allow cookies for this site"),
    });
  },
);

test("does not use up a sign-in link if the browser blocks cookies", async () => {
  vi.stubGlobal("navigator", { cookieEnabled: false });
  const used = vi.fn(() => Response.json(session));
  respond({ "/api/desk/link": used });
  await signInWithLink({ username: "Ada" });
  expect(used).not.toHaveBeenCalled();
  expect($moderation.get().problem).toContain("Allow cookies for this site");
});
