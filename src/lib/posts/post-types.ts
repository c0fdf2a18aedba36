export const postTypes = ["reply", "comment", "discussion"] as const;
export type PostType = (typeof postTypes)[number];

export interface PostKey {
  kind: PostType;
  id: number;
}

export function readPostKey(text: string): PostKey | undefined {
  const [, name, id] = /^([a-z]+)-(\d{1,9})$/.exec(text) ?? [];
  const kind = postTypes.find((known) => known === name);
  return kind && { kind, id: Number(id) };
}

/** Visitors see only `published` posts. `held` ones wait for a moderator, and `removed` ones were removed by one. */
export const postStatuses = ["published", "held", "removed"] as const;
export type PostStatus = (typeof postStatuses)[number];

export const moderationActions = [
  "approve",
  "see",
  "remove",
  "restore",
  "lock",
  "unlock",
  "edit",
] as const;
export type ModerationAction = (typeof moderationActions)[number];

/** `remove-held` is the removal of a held post, which is held again once it is restored. */
export const loggedActions = [...moderationActions, "remove-held", "answer"] as const;
export type LoggedAction = (typeof loggedActions)[number];

export const badges = ["creator", "moderator"] as const;
export type Badge = (typeof badges)[number];

/** `media` is evidence. */
export const commentTypes = ["video", "media", "blog"] as const;
export type CommentType = (typeof commentTypes)[number];

export const placeTypes = ["discussion", ...commentTypes] as const;
export type PlaceType = (typeof placeTypes)[number];

export interface Place {
  type: PlaceType;
  id: number;
}

export const placeKey = ({ type, id }: Place): string => `${type}:${id}`;

export const postTypeAt = ({ type }: { type: string }): "reply" | "comment" =>
  type === "discussion" ? "reply" : "comment";
