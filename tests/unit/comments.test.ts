import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  $comments,
  loadComments,
  refreshComments,
} from "../../src/features/forum/comments/comments.ts";
import type { Comment } from "../../src/features/forum/schema/comment.ts";

const comment = (id: number): Comment => ({
  id,
  author: "Jo",
  content: "I saw this too.",
  createdAt: "2026-11-21T10:00:00.000Z",
});

const video = (contentId: number) => ({ contentType: "video", contentId }) as const;

/** Stubs `fetch` with one response, and the URL of the page. @returns the stub */
function respond(response: Response, search = "") {
  const fetchStub = vi.fn<typeof fetch>(async () => response.clone());
  vi.stubGlobal("fetch", fetchStub);
  vi.stubGlobal("location", { search });
  return fetchStub;
}

beforeEach(() => {
  $comments.set({});
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("loads the comments on a video once", async () => {
  const fetchStub = respond(Response.json([comment(1)]));
  await Promise.all([loadComments(video(1)), loadComments(video(1))]);
  expect($comments.get()).toEqual({ "video 1": { phase: "ready", comments: [comment(1)] } });
  expect(fetchStub.mock.calls.map(([path]) => path)).toEqual([
    "/api/comments?contentType=video&contentId=1",
  ]);
});

test("loads the page of comments that the URL names, and reads which page is next", async () => {
  const Link = '</api/comments?contentType=video&contentId=2&after=9>; rel="next"';
  const fetchStub = respond(Response.json([comment(9)], { headers: { Link } }), "?after=8");
  await loadComments(video(2));
  expect($comments.get()["video 2"]).toMatchObject({ phase: "ready", next: 9 });
  expect(fetchStub.mock.calls[0]?.[0]).toMatch(/contentId=2&after=8$/);
});

test("adds the visitor's comment if a cached response lacks it, and once if it does not", async () => {
  respond(Response.json([comment(1)]));
  await loadComments(video(3));
  const refreshing = refreshComments(video(3), comment(2));
  expect($comments.get()["video 3"]).toEqual({
    phase: "loading",
    comments: [comment(1), comment(2)],
  });
  await refreshing;
  expect($comments.get()["video 3"]?.comments).toEqual([comment(1), comment(2)]);
  respond(Response.json([comment(1), comment(2), comment(3)]));
  await refreshComments(video(3));
  expect($comments.get()["video 3"]?.comments).toEqual([comment(1), comment(2), comment(3)]);
});

test("keeps the comments that are shown if newer ones do not load", async () => {
  respond(Response.json({ error: "The database is away" }, { status: 503 }));
  await loadComments(video(4));
  expect($comments.get()["video 4"]).toEqual({ phase: "failed", comments: undefined });
  respond(Response.json([comment(1)]));
  await refreshComments(video(4));
  respond(Response.json({ error: "The database is away" }, { status: 503 }));
  await refreshComments(video(4), comment(2));
  expect($comments.get()["video 4"]).toEqual({
    phase: "failed",
    comments: [comment(1), comment(2)],
  });
});
