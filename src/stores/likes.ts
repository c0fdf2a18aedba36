import { atom } from "nanostores";
import { postRead, postsPath } from "../api-client/api-reads.ts";
import type { Reads } from "./reads.ts";

export type LikesState = {
  pending: boolean;
  count?: number;
};

/**
 * The likes of one post. A like refreshes the list of posts and this post.
 * @param send likes the post and returns the count
 */
export function createLikes(reads: Reads, id: number, send: (id: number) => Promise<number>) {
  const $state = atom<LikesState>({ pending: false });

  async function like() {
    if ($state.get().pending) return;
    $state.set({ ...$state.get(), pending: true });
    try {
      $state.set({ pending: false, count: await send(id) });
      reads.refresh(postsPath, postRead(id).path);
    } catch {
      // Errors are not shown. The visitor can press the button again.
      $state.set({ ...$state.get(), pending: false });
    }
  }

  return { $state, like };
}
