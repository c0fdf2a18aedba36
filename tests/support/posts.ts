import { typed } from "./site.ts";

export const comment = { ...typed, contentType: "video", contentId: 4 } as const;

export const discussion = {
  ...typed,
  title: "What helps you to sleep?",
  category: "medical-experiences",
} as const;

/** Each type of post, with a valid body. */
export const kinds = [
  {
    ...{ kind: "a reply", type: "reply", table: "discussion_replies" },
    ...{ path: "/api/discussions/1/replies", body: { ...typed } },
  },
  {
    ...{ kind: "a comment", type: "comment", table: "comments" },
    ...{ path: "/api/comments", body: { ...comment } },
  },
  {
    ...{ kind: "a discussion", type: "discussion", table: "discussions" },
    ...{ path: "/api/discussions", body: { ...discussion } },
  },
] as const;

export const asForm = (fields: object): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));

export const newKey = () => ({ "Idempotency-Key": crypto.randomUUID() });
