import { map } from "nanostores";
import * as z from "zod/mini";
import { apiPaths } from "../../lib/call/api-paths.ts";
import { read } from "../../lib/call/api-request.ts";

export const alreadyLiked =
  "This post already has a like from your internet connection today. You can like it again tomorrow.";

export const $likes = map<Record<number, number>>({});

const likesOfPosts = z.array(z.object({ id: z.number(), likes: z.number() }));

let loading: Promise<void> | undefined;

/** Loads the counts of all posts once. Errors are not shown: the counts stay empty. */
export function loadLikes(): Promise<void> {
  loading ??= fetchLikes();
  return loading;
}

async function fetchLikes(): Promise<void> {
  try {
    const posts = await read(`${apiPaths.blog}?only=likes`, likesOfPosts);
    for (const { id, likes } of posts) $likes.setKey(id, likes);
  } catch {
    loading = undefined;
  }
}
