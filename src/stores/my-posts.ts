import { editMinutes } from "../schemas/limits.ts";

/** One of the visitor's posts, as saved on this device. */
export type MyPost = {
  privateLink: string;
  id?: number | undefined;
  /** Milliseconds since 1970. */
  postedAt: number;
};

/** The format in `localStorage`. It cannot change: visitors' devices already contain it. */
type SavedPost = { own: string; id?: number | undefined; at: number };

const key = "own posts";
const limit = 100;

/** The visitor's posts, newest first. Empty if storage is unavailable. */
export function myPosts(): MyPost[] {
  try {
    const saved: SavedPost[] = JSON.parse(localStorage.getItem(key) ?? "[]");
    return saved.filter(isValid).map(({ own, id, at }) => ({ privateLink: own, id, postedAt: at }));
  } catch {
    return [];
  }
}

const isValid = ({ own, id, at }: SavedPost): boolean =>
  own.startsWith("/own/") && at > 0 && (!id || id > 0);

/** Saves a post, or updates the saved one with the same private link. */
export function saveMyPost(
  { privateLink, id }: Pick<MyPost, "privateLink" | "id">,
  now = Date.now(),
) {
  const posts = myPosts();
  const known = posts.find((post) => post.privateLink === privateLink);
  const post = { privateLink, id: id ?? known?.id, postedAt: known?.postedAt ?? now };
  write([post, ...posts.filter((other) => other !== known)]);
}

export const forgetMyPost = (privateLink: string) =>
  write(myPosts().filter((post) => post.privateLink !== privateLink));

/** Returns the text of the link to a post's private page, depending on whether the post can still be edited. */
export const myPostLabel = ({ postedAt }: MyPost): string =>
  Date.now() - postedAt < editMinutes * 60_000 ? "Edit or delete" : "Delete";

function write(posts: MyPost[]) {
  const saved = posts
    .sort((one, other) => other.postedAt - one.postedAt)
    .slice(0, limit)
    .map(({ privateLink, id, postedAt }): SavedPost => ({ own: privateLink, id, at: postedAt }));
  try {
    localStorage.setItem(key, JSON.stringify(saved));
  } catch {
    // Private window or full storage. The page also shows the link.
  }
}
