import { commentTypes } from "./comment.ts";

/** `crisis`, `digest` and `summary` go to moderators, `confirmation` and `notification` to writers. */
export const mailKinds = ["crisis", "digest", "summary", "confirmation", "notification"] as const;
export type MailKind = (typeof mailKinds)[number];

/** What a writer can get mails about. */
export const subscriptionTypes = ["discussion", ...commentTypes] as const;
export type SubscriptionType = (typeof subscriptionTypes)[number];
