import * as z from "zod/mini";
import { maxLength, minPasswordLength } from "../../../lib/limits.ts";
import { badges, moderationActions, placeTypes, postTypes } from "../../../lib/post-types.ts";
import {
  atMost,
  typedChoice,
  typedEmail,
  typedId,
  typedLine,
  typedYesNo,
} from "../../../lib/text-input.ts";
import { postFields } from "../../forum/schema/post.ts";

// These responses are only for signed-in moderators. The only email address in them is the moderator's own.

const password = z
  .string({ error: ({ input }) => (input == null ? "Required" : "Expected text") })
  .check(z.minLength(1, "Required"), atMost(maxLength.password));

const ofNewPassword = `Password: expected ${minPasswordLength} to ${maxLength.password} characters`;
const newPassword = z
  .string(ofNewPassword)
  .check(
    z.minLength(minPasswordLength, ofNewPassword),
    z.maxLength(maxLength.password, ofNewPassword),
  );

/** Body of `POST /api/desk/session`. */
export const signInInput = z.object({ username: typedLine(maxLength.username), password });

/** Response of `GET /api/desk/link`. */
export const linkResponse = z.object({
  /** Empty for the link that creates the first account. */
  username: z.string(),
  /** True if the account has no password yet. */
  isNew: z.boolean(),
});
export type SignInLink = z.infer<typeof linkResponse>;

/** Body of `POST /api/desk/link` for a new account. Other accounts need none. */
export const newAccountInput = z.object({
  username: typedLine(maxLength.username),
  password: newPassword,
});

/** Response of `POST` and `GET /api/desk/session`, and of `POST /api/desk/link` and `/api/desk/account`. */
export const sessionResponse = z.object({
  username: z.string(),
  role: z.enum(badges),
  /** The address for alerts. */
  email: z.optional(z.string()),
  /** Replaces `email` once its owner has confirmed it. */
  newEmail: z.optional(z.string()),
  /** True for a summary each day. */
  summary: z.boolean(),
  /** True after a sign-in with a link. A new password can then be chosen without the current one. */
  viaLink: z.boolean(),
  expiresAt: z.iso.datetime(),
});
export type Session = z.infer<typeof sessionResponse>;

/**
 * Body of `POST /api/desk/account`. Without an address, no alerts are sent. Without `password`, the password does not
 * change.
 */
export const accountInput = z.object({
  email: z.optional(typedEmail(maxLength.email)),
  summary: typedYesNo,
  /** Not needed after a sign-in with a link. */
  currentPassword: z.optional(password),
  password: z.optional(newPassword),
});
export type AccountInput = z.infer<typeof accountInput>;

/** The lists of `GET /api/desk/posts?show=…`. `waiting` is the queue; `recent` has every post that is not deleted. */
export const moderationLists = ["waiting", "held", "reported", "recent", "removed"] as const;
export type ModerationList = (typeof moderationLists)[number];

/** An email to a moderator that could not be sent. */
const failedAlert = z.object({
  isCrisis: z.boolean(),
  at: z.iso.datetime(),
  /** Codes of the mail server, such as `EENVELOPE 550`. */
  error: z.string(),
});
export type FailedAlert = z.infer<typeof failedAlert>;

/** Response of `GET /api/desk/overview`. */
export const overviewResponse = z.object({
  /** Posts in each list; no more than `mostCounted` are counted. */
  counts: z.record(z.enum(moderationLists), z.int()),
  /** Posts that reports hide until a moderator decides. At `mostHeldByReports`, further reports hide nothing. */
  heldByReports: z.int(),
  /** False if the site has no mail server. */
  hasMail: z.boolean(),
  failedAlert: z.optional(failedAlert),
});
export type Overview = z.infer<typeof overviewResponse>;

export const mostCounted = 1000;

export const reviewPost = z.object({
  ...postFields,
  /** Increases with each change. An action with a version applies only if the post has not changed since. */
  version: z.int(),
  waiting: z.boolean(),
  crisis: z.boolean(),
  /** True if the post or a report of it may be about suicide or self-harm. It is computed, never stored. */
  danger: z.boolean(),
  score: z.int(),
  reasons: z.array(z.string()),
  /** The reports since a moderator's last decision. */
  reports: z.int(),
  /** The networks (a /48, or an IPv4 /24) that they came from, and the time between the first and the last. */
  reportNetworks: z.int(),
  reportSeconds: z.int(),
  reportReasons: z.array(z.string()),
  /** The discussion, video, photograph or blog post that it belongs to. */
  place: z.object({
    type: z.enum(placeTypes),
    id: z.int(),
    /** Empty if it no longer exists. */
    title: z.string(),
    href: z.string(),
    /** True for a discussion that is closed to new replies. */
    locked: z.boolean(),
  }),
  last: z.optional(
    z.object({ action: z.enum(moderationActions), by: z.string(), at: z.iso.datetime() }),
  ),
});

export type ReviewPost = z.infer<typeof reviewPost>;

/**
 * Body of `POST /api/desk/actions`. `approve` publishes a post and closes its reports, `see` only closes them, `remove`
 * hides a post, and `restore` publishes a removed one.
 */
export const actionInput = z.object({
  action: typedChoice(moderationActions),
  kind: typedChoice(postTypes),
  id: typedId,
  /** The version that the moderator saw. Without it, the action applies to any version. */
  version: z.optional(z.int32("Expected a whole number")),
});

export type ActionInput = z.infer<typeof actionInput>;

/**
 * Response of `POST /api/desk/actions`. `done`: by this request. `already`: it was done before. `changed`: nothing was
 * done, because the post has changed since the moderator saw it; `post` is its current state. `deleted`: its author has
 * deleted it. `missing`: it does not exist.
 */
export const actionResult = z.object({
  outcome: z.enum(["done", "already", "changed", "deleted", "missing"]),
  post: z.optional(reviewPost),
});

export type ActionResult = z.infer<typeof actionResult>;
