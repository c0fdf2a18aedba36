import { editMinutes } from "../../../lib/limits.ts";
import type { PostType } from "../../../lib/post-types.ts";
import { privateLinkType } from "../../../lib/private-link-path.ts";

export const myPostsKey = "own posts";

export type MyPost = {
  privateLink: string;
  id?: number | undefined;
  /** Milliseconds since 1970. */
  postedAt: number;
};

export const findMyPost = (posts: readonly MyPost[], kind: PostType, id: number) =>
  posts.find((post) => post.id === id && privateLinkType(post.privateLink) === kind);

export const myPostLabel = ({ postedAt }: MyPost): string =>
  Date.now() - postedAt < editMinutes * 60_000 ? "Edit or delete" : "Delete";
