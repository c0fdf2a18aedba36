import { editMinutes } from "../schemas/limits.ts";

export type MyPostLink = { href: string; label: string };

export type MyPostLinks = ReadonlyMap<number, MyPostLink>;

/** Returns the link text, depending on whether the post can still be edited. @param postedAt milliseconds since 1970 */
export const myPostLabel = (postedAt: number, now = Date.now()): string =>
  now - postedAt < editMinutes * 60_000 ? "Edit or delete" : "Delete";
