import { map } from "nanostores";
import { getLikes, sendLike } from "./api.ts";

/** The number of likes by the id of a post. A post without an entry has not been loaded. */
export const $likes = map<Record<number, number>>({});

let loading: Promise<void> | undefined;

/** Loads the counts of all posts once. Errors are not shown: the counts stay empty. */
export function loadLikes(): Promise<void> {
  loading ??= fetchLikes();
  return loading;
}

async function fetchLikes(): Promise<void> {
  try {
    for (const { id, likes } of await getLikes()) $likes.setKey(id, likes);
  } catch {
    loading = undefined;
  }
}

/** Likes a post. @returns false if the visitor has liked it today, undefined if the request failed */
export async function likePost(id: number): Promise<boolean | undefined> {
  try {
    const { likes, alreadyCounted = false } = await sendLike(id);
    $likes.setKey(id, likes);
    return !alreadyCounted;
  } catch {
    return undefined;
  }
}
