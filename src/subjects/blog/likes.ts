import { map } from "nanostores";
import * as z from "zod/mini";
import { apiPath, apiPaths } from "../../lib/call/api-paths.ts";
import { read } from "../../lib/call/api-request.ts";
import { request } from "../../lib/call/request.ts";
import type { LikesResponse } from "./schema.ts";

export const alreadyLiked =
  "This post already has a like from your internet connection today. You can like it again tomorrow.";

/** The number of likes by the id of a post. A post without an entry has not been loaded. */
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

/** Likes a post. @returns false if the visitor has liked it today, undefined if the request failed */
export async function likePost(id: number): Promise<boolean | undefined> {
  try {
    const response = await request(apiPath(apiPaths.like, { id }), { method: "POST" });
    const { likes, alreadyCounted = false }: LikesResponse = await response.json();
    $likes.setKey(id, likes);
    return !alreadyCounted;
  } catch {
    return undefined;
  }
}
