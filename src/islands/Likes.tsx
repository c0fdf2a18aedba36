import { useStore } from "@nanostores/react";
import { type SubmitEvent, useRef, useState } from "react";
import { likePost } from "../lib/api.ts";
import { LikeButton } from "../lib/blog/LikeButton.tsx";
import { likesText } from "../lib/blog/likes-text.ts";
import { createLikes } from "../stores/likes.ts";
import { reads } from "./page-reads.ts";

/** The likes of a post that a script has shown. */
export function Likes({ id, likes }: { id: number; likes: number }) {
  const button = useRef<HTMLButtonElement>(null);
  const [store] = useState(() => createLikes(reads, id, likePost));
  const { pending, count } = useStore(store.$state);

  async function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    await store.like();
    // A button that cannot be pressed for a moment loses the focus in some browsers.
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }

  // What a cache gave may be behind the visitor's own like.
  const shown = Math.max(likes, count ?? 0);
  const said = count === undefined ? undefined : likesText(shown);
  return <LikeButton {...{ id, pending, said, onSubmit }} likes={shown} ref={button} />;
}
