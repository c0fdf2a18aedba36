import { atom, onMount } from "nanostores";
import { myPostsKey } from "../../../lib/draft.ts";
import { getPrivatePost } from "../api.ts";
import type { MyPost } from "./my-post.ts";

/** The format in `localStorage`. It cannot change: visitors' devices already contain it. */
type SavedPost = { own: string; id?: number | undefined; at: number };

const limit = 100;

/** The visitor's posts on this device, newest first. Islands must hydrate with its initial value: `{ ssr: "initial" }`. */
export const $myPosts = atom<readonly MyPost[]>([]);

onMount($myPosts, () => $myPosts.set(read()));

/** Saves a post, or updates the saved one with the same private link. */
export function saveMyPost(
  { privateLink, id }: Pick<MyPost, "privateLink" | "id">,
  now = Date.now(),
) {
  const posts = read();
  const known = posts.find((post) => post.privateLink === privateLink);
  const post: MyPost = { privateLink, id: id ?? known?.id, postedAt: known?.postedAt ?? now };
  write([post].concat(posts.filter((other) => other !== known)));
}

export const forgetMyPost = (privateLink: string) =>
  write(read().filter((post) => post.privateLink !== privateLink));

/**
 * Held posts, and posts sent without JavaScript, are saved without an id. If a request fails, the next page tries
 * again.
 */
export async function addMissingIds() {
  for (const { privateLink, id } of read()) {
    const post = id ? undefined : await getPrivatePost(privateLink).catch(() => undefined);
    if (post) saveMyPost({ privateLink, id: post.id });
  }
}

/** Empty if storage is unavailable. */
function read(): MyPost[] {
  try {
    const saved: SavedPost[] = JSON.parse(localStorage.getItem(myPostsKey) ?? "[]");
    return saved.filter(isValid).map(({ own, id, at }) => ({ privateLink: own, id, postedAt: at }));
  } catch {
    return [];
  }
}

const isValid = ({ own, id, at }: SavedPost): boolean =>
  own.startsWith("/own/") && at > 0 && (!id || id > 0);

function write(posts: MyPost[]) {
  const saved = posts
    .sort((one, other) => other.postedAt - one.postedAt)
    .slice(0, limit)
    .map(({ privateLink, id, postedAt }): SavedPost => ({ own: privateLink, id, at: postedAt }));
  try {
    if (saved.length > 0) localStorage.setItem(myPostsKey, JSON.stringify(saved));
    else localStorage.removeItem(myPostsKey);
  } catch {
    // Private window or full storage. The page also shows the link.
  }
  $myPosts.set(read());
}
