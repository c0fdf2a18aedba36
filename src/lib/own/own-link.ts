import { editMinutes } from "../kept.ts";

/** A link to the private page of one's own post. */
export type OwnLink = { href: string; label: string };

/** The links of the visitor's own posts of one kind, by their ids. */
export type OwnLinks = ReadonlyMap<number, OwnLink>;

/** What can still be done with a post. @param at when it was posted, in milliseconds since 1970 */
export const ownLabel = (at: number, now = Date.now()): string =>
  now - at < editMinutes * 60_000 ? "Edit or delete" : "Delete";
