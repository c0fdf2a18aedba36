import * as z from "zod/mini";
import { badges, postStatuses, postTypes } from "../../../lib/post-types.ts";

/**
 * A post in API responses. It never includes the email address. Times are ISO 8601, UTC. A deleted reply or comment stays
 * in its list: `deleted` is true, and `author` and `content` are empty. `badge` is set if its writer was signed in.
 */
export const postResponse = z.object({
  id: z.int(),
  author: z.string(),
  content: z.string(),
  createdAt: z.iso.datetime(),
  editedAt: z.optional(z.iso.datetime()),
  deleted: z.optional(z.literal(true)),
  badge: z.optional(z.enum(badges)),
});

/** A post as its author and moderators see it. `href` is the page that shows it. */
export const postFields = {
  ...postResponse.shape,
  kind: z.enum(postTypes),
  status: z.enum(postStatuses),
  /** Discussions only. */
  title: z.optional(z.string()),
  href: z.string(),
};
