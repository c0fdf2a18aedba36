import { atom, onMount } from "nanostores";
import { myPostsKey } from "../../../lib/draft.ts";
import type { MyPost } from "./my-post.ts";

const limit = 100;

/** The visitor's posts on this device, newest first. Islands must hydrate with its initial value: `{ ssr: "initial" }`. */
export const $myPosts = atom<readonly MyPost[]>([]);

onMount($myPosts, () => $myPosts.set(read()));

/** Saves a post, unless it has been saved. */
export function saveMyPost(post: Pick<MyPost, "privateLink" | "id">, now = Date.now()) {
  const posts = read();
  if (posts.some(({ privateLink }) => privateLink === post.privateLink)) return;
  write(posts.concat({ ...post, postedAt: now }));
}

export const forgetMyPost = (privateLink: string) =>
  write(read().filter((post) => post.privateLink !== privateLink));

/** Empty if storage is unavailable. */
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
    // Private window or full storage. The page also shows the link.
  }
  $myPosts.set(read());
}
