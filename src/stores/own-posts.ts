import { type OwnLink, type OwnLinks, ownLabel } from "../lib/own/own-link.ts";
import type { PostKind } from "../schemas/post-kind.ts";

/** A post of the visitor's, as this device remembers it. */
export type KeptPost = {
  /** Its private page. */
  own: string;
  /** Missing where it was held, and stands nowhere yet. */
  id?: number | undefined;
  /** When it was posted, in milliseconds since 1970. */
  at: number;
};

const place = "own posts";
const most = 100;

type Place = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** The visitor's own posts, the newest first. Where the browser keeps nothing there are none. */
export function keptPosts(storage?: Place): KeptPost[] {
  try {
    return JSON.parse((storage ?? localStorage).getItem(place) ?? "[]").filter(isKept);
  } catch {
    return [];
  }
}

const isKept = ({ own, id, at }: KeptPost): boolean =>
  own.startsWith("/own/") && at > 0 && (!id || id > 0);

/** Remembers a post; one that is known gets what is new about it. */
export function keepPost(
  { own, id }: Pick<KeptPost, "own" | "id">,
  storage?: Place,
  now = Date.now(),
) {
  const posts = keptPosts(storage);
  const known = posts.find((post) => post.own === own);
  const post = { own, id: id ?? known?.id, at: known?.at ?? now };
  write([post, ...posts.filter((other) => other !== known)], storage);
}

/** Forgets a post; it stays where it is. */
export const forgetPost = (own: string, storage?: Place) =>
  write(
    keptPosts(storage).filter((post) => post.own !== own),
    storage,
  );

/** The links to the private pages of one kind, by the ids of the posts. */
export const ownLinks = (kind: PostKind, storage?: Place): OwnLinks =>
  new Map(
    keptPosts(storage).flatMap(({ own, id, at }): [number, OwnLink][] =>
      id && own.startsWith(`/own/${kind}-`) ? [[id, { href: own, label: ownLabel(at) }]] : [],
    ),
  );

function write(posts: KeptPost[], storage?: Place) {
  try {
    (storage ?? localStorage).setItem(place, JSON.stringify(posts.slice(0, most)));
  } catch {
    // A private window, or a full one: the link is on the page all the same.
  }
}
