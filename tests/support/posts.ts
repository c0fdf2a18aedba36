import { typed } from "./site.ts";

/** A comment as a visitor types it. */
export const comment = { ...typed, contentType: "video", contentId: 4 } as const;

/** A discussion as a visitor types it. */
export const discussion = {
  ...typed,
  title: "What helps you to sleep?",
  category: "medical-experiences",
} as const;

/** Every kind of post: where it goes, and what it holds. */
export const kinds = [
  { kind: "a reply", path: "/api/discussions/1/replies", body: { ...typed } },
  { kind: "a comment", path: "/api/comments", body: { ...comment } },
  { kind: "a discussion", path: "/api/discussions", body: { ...discussion } },
] as const;

/** The fields as a form sends them. */
export const asForm = (fields: object): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));

/** A header that makes a post one of its own. */
export const newKey = () => ({ "Idempotency-Key": crypto.randomUUID() });
