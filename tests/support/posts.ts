import { postForm, typed } from "./site.ts";

export const comment = { ...typed, contentType: "video", contentId: 4 } as const;

export const discussion = {
  ...typed,
  title: "What helps you to sleep?",
  category: "medical-experiences",
} as const;

/** Each type of post, with a valid body, and the page that has its form. */
export const kinds = [
  {
    kind: "a reply",
    type: "reply",
    table: "discussion_replies",
    path: "/api/discussions/1/replies",
    page: "/discussions/1",
    body: { ...typed },
  },
  {
    kind: "a comment",
    type: "comment",
    table: "comments",
    path: "/api/comments",
    page: "/media/4",
    body: { ...comment },
  },
  {
    kind: "a discussion",
    type: "discussion",
    table: "discussions",
    path: "/api/discussions",
    page: "/discussions",
    body: { ...discussion },
  },
] as const;

export const asForm = (fields: object): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));

export const newKey = () => ({ "Idempotency-Key": crypto.randomUUID() });

export const report = (fields: object, ip?: string, headers = {}) =>
  postForm("/report", asForm(fields), headers, ip);
