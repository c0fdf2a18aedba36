import { atom } from "nanostores";
import { postRead, postsPath } from "../api-client/api-reads.ts";
import type { LikesResponse } from "../schemas/blog-post.ts";
import type { Reads } from "./reads.ts";

export type LikesState = {
  pending: boolean;
  /** The response to the visitor's last like. */
  counted?: LikesResponse;
};

/**
 * The likes of one post. A like refreshes the list of posts and this post.
 * @param send likes the post
 */
export function createLikes(
  reads: Reads,
  id: number,
  send: (id: number) => Promise<LikesResponse>,
) {
  const $state = atom<LikesState>({ pending: false });

  async function like() {
    if ($state.get().pending) return;
    $state.set({ ...$state.get(), pending: true });
    try {
      $state.set({ pending: false, counted: await send(id) });
      reads.refresh(postsPath, postRead(id).path);
    } catch {
      // Errors are not shown. The visitor can press the button again.
      $state.set({ ...$state.get(), pending: false });
    }
  }

  return { $state, like };
}
