import * as z from "zod/mini";
import { postStatuses, postTypes } from "./post-type.ts";
import { replyResponse } from "./reply.ts";

/** A post as its author and moderators see it. `href` is the page that shows it. */
export const postFields = {
  ...replyResponse.shape,
  kind: z.enum(postTypes),
  status: z.enum(postStatuses),
  /** Discussions only. */
  title: z.optional(z.string()),
  href: z.string(),
};
