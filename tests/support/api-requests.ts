import type { apiPaths } from "../../src/lib/call/api-paths.ts";
import { comment, discussion } from "./posts.ts";
import { typed } from "./site.ts";

interface ApiRequests {
  read?: { path: string; tag: string };
  /** A POST, and the tags of the pages that show it. The body of a counter is empty. */
  write?: { path: string; body: object; purges: string[] };
}

/** Valid requests to each path of the API. Tests of every endpoint use them. */
const apiRequests: Record<keyof typeof apiPaths, ApiRequests> = {
  blog: { read: { path: "/api/blog", tag: "blog" } },
  blogPost: { read: { path: "/api/blog/1", tag: "blog-1" } },
  like: { write: { path: "/api/blog/1/like", body: {}, purges: ["blog", "blog-1"] } },
  comments: {
    read: { path: "/api/comments?contentType=video&contentId=4", tag: "comments-video-4" },
    write: { path: "/api/comments", body: comment, purges: ["comments-video-4"] },
  },
  discussions: {
    read: { path: "/api/discussions", tag: "discussions" },
    write: {
      path: "/api/discussions",
      body: discussion,
      purges: ["discussion-10001", "discussions"],
    },
  },
  discussion: { read: { path: "/api/discussions/1", tag: "discussion-1" } },
  replies: {
    read: { path: "/api/discussions/1/replies", tag: "discussion-1" },
    write: {
      path: "/api/discussions/1/replies",
      body: typed,
      purges: ["discussion-1", "discussions"],
    },
  },
  // Otherwise the CDN would cache almost nothing.
  view: { write: { path: "/api/discussions/1/view", body: {}, purges: [] } },
};

export const apiReads = Object.values(apiRequests).flatMap(({ read = [] }) => read);
export const apiWrites = Object.values(apiRequests).flatMap(({ write = [] }) => write);

export const isCounter = (path: string): boolean =>
  apiWrites.some((write) => write.path === path && Object.keys(write.body).length === 0);
