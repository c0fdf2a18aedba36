import { editMinutes } from "../schemas/limits.ts";

/** A link to the private page of one of the visitor's posts. */
export type MyPostLink = { href: string; label: string };

/** The links to the visitor's posts of one type, by post id. */
export type MyPostLinks = ReadonlyMap<number, MyPostLink>;

/** Names what the writer can still do with a post. @param postedAt milliseconds since 1970 */
export const myPostLabel = (postedAt: number, now = Date.now()): string =>
  now - postedAt < editMinutes * 60_000 ? "Edit or delete" : "Delete";
