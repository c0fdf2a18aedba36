import { useStore } from "@nanostores/react";
import { type SubmitEvent, useRef, useState } from "react";
import { likePost } from "../api-client/api-client.ts";
import { LikeButton } from "../components/blog/LikeButton.tsx";
import { createLikes } from "../stores/likes.ts";
import { reads } from "../stores/page-reads.ts";

export function Likes({ id, likes }: { id: number; likes: number }) {
  const button = useRef<HTMLButtonElement>(null);
  const [store] = useState(() => createLikes(reads, id, likePost));
  const { pending, counted } = useStore(store.$state);

  async function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    await store.like();
    // Some browsers drop the focus when a button is disabled.
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }

  // A cached count may not include this visitor's like.
  const shown = Math.max(likes, counted?.likes ?? 0);
  return <LikeButton {...{ id, pending, counted, onSubmit }} likes={shown} ref={button} />;
}
