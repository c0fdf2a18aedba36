import { commentTypes } from "./comment.ts";

/**
 * The kinds of mail. To moderators: `crisis` at once, `digest` of held and reported posts, `summary` of a day.
 * To writers: `confirmation` of an address, `notification` of new posts.
 */
export const mailKinds = ["crisis", "digest", "summary", "confirmation", "notification"] as const;
export type MailKind = (typeof mailKinds)[number];

/** What a writer can get mails about. */
export const subscriptionTypes = ["discussion", ...commentTypes] as const;
export type SubscriptionType = (typeof subscriptionTypes)[number];
