import { editMinutes } from "../../../lib/limits.ts";
import type { PostType } from "../../../lib/post-types.ts";
import { privateLinkType } from "../../../lib/private-link-path.ts";

/** One of the visitor's posts, as saved on this device. */
export type MyPost = {
  privateLink: string;
  id: number;
  /** Milliseconds since 1970. */
  postedAt: number;
};

export const findMyPost = (posts: readonly MyPost[], kind: PostType, id: number) =>
  posts.find((post) => post.id === id && privateLinkType(post.privateLink) === kind);

/** Returns the text of the link to a post's private page, depending on whether the post can still be edited. */
export const myPostLabel = ({ postedAt }: MyPost): string =>
  Date.now() - postedAt < editMinutes * 60_000 ? "Edit or delete" : "Delete";
