/** What visitors can write. */
export const postKinds = ["reply", "comment", "discussion"] as const;
export type PostKind = (typeof postKinds)[number];

/** Only what is published is shown. Held: nobody has read it yet. Removed: a moderator took it away. */
export const postStatuses = ["published", "held", "removed"] as const;
export type PostStatus = (typeof postStatuses)[number];

export const moderationActions = ["approve", "remove", "restore"] as const;
export type ModerationAction = (typeof moderationActions)[number];
