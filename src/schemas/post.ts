import * as z from "zod/mini";
import { postStatuses, postTypes } from "./post-type.ts";

/** A post as its author and moderators see it. Times are ISO 8601, UTC. `href` is the page that shows it. */
export const postFields = {
  kind: z.enum(postTypes),
  id: z.int(),
  status: z.enum(postStatuses),
  author: z.string(),
  /** Discussions only. */
  title: z.optional(z.string()),
  content: z.string(),
  createdAt: z.iso.datetime(),
  editedAt: z.optional(z.iso.datetime()),
  deleted: z.optional(z.literal(true)),
  href: z.string(),
};
