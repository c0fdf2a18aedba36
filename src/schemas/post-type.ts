/** The types of posts that visitors write. */
export const postTypes = ["reply", "comment", "discussion"] as const;
export type PostType = (typeof postTypes)[number];

/** Only published posts are shown. Held: waits for a moderator. Removed: by a moderator. */
export const postStatuses = ["published", "held", "removed"] as const;
export type PostStatus = (typeof postStatuses)[number];

export const moderationActions = ["approve", "remove", "restore"] as const;
export type ModerationAction = (typeof moderationActions)[number];
