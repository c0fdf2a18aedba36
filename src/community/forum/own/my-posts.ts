import { atom, onMount } from "nanostores";
import { myPostsKey } from "../../../lib/browser/draft.ts";
import { editMinutes } from "../../../lib/input/limits.ts";
import type { PostType } from "../../../lib/posts/post-types.ts";
import { privateLinkType } from "../../../lib/posts/private-link-path.ts";

export type MyPost = {
  privateLink: string;
  id: number;
  /** Milliseconds since 1970. */
  postedAt: number;
};

const limit = 100;

/** Newest first. Islands hydrate it with `{ ssr: "initial" }`. */
export const $myPosts = atom<readonly MyPost[]>([]);

onMount($myPosts, () => $myPosts.set(read()));

export function saveMyPost(post: Pick<MyPost, "privateLink" | "id">, now = Date.now()) {
  const posts = read();
  if (posts.some(({ privateLink }) => privateLink === post.privateLink)) return;
  write(posts.concat({ ...post, postedAt: now }));
}

export const forgetMyPost = (privateLink: string) =>
  write(read().filter((post) => post.privateLink !== privateLink));

function read(): MyPost[] {
  try {
    const saved: MyPost[] = JSON.parse(localStorage.getItem(myPostsKey) ?? "[]");
    return saved.filter(({ privateLink, id }) => privateLink.startsWith("/own/") && id > 0);
  } catch {
    return [];
  }
}

function write(posts: MyPost[]) {
  const saved = posts.sort((one, other) => other.postedAt - one.postedAt).slice(0, limit);
  try {
    if (saved.length > 0) localStorage.setItem(myPostsKey, JSON.stringify(saved));
    else localStorage.removeItem(myPostsKey);
  } catch {
    // Private window or full storage.
  }
  $myPosts.set(read());
}

export const findMyPost = (posts: readonly MyPost[], kind: PostType, id: number) =>
  posts.find((post) => post.id === id && privateLinkType(post.privateLink) === kind);

export const myPostLabel = ({ postedAt }: MyPost): string =>
  Date.now() - postedAt < editMinutes * 60_000 ? "Edit or delete" : "Delete";
