import { commentTypes } from "./comment.ts";

/** Emails to moderators, then to writers. */
export const mailKinds = [
  "crisis",
  "digest",
  "summary",
  "alerts-confirmation",
  "confirmation",
  "notification",
] as const;
export type MailKind = (typeof mailKinds)[number];

/** The events that a writer can get emails about. */
export const subscriptionTypes = ["discussion", ...commentTypes] as const;
export type SubscriptionType = (typeof subscriptionTypes)[number];
