import { useStore } from "@nanostores/react";
import { useRef } from "react";
import { hydrateRoot } from "react-dom/client";
import { getComments } from "../lib/api.ts";
import { CommentsView } from "../lib/comments/CommentsView.tsx";
import { createComments } from "../stores/comments.ts";

const comments = createComments(async (subject) => (await getComments(subject)).comments);

/** Wakes the page's place for comments, which says itself what they are about, and again at each change. */
export function wakeComments() {
  const place = document.querySelector<HTMLElement>("[data-comments]");
  if (!place) return;
  const open = () => {
    const contentType = place.dataset["about"] === "media" ? "media" : "video";
    void comments.open({ contentType, contentId: Number(place.dataset["id"]) });
  };
  hydrateRoot(place, <CommentsPanel retry={open} />);
  place.addEventListener("subject", open);
  open();
}

function CommentsPanel({ retry }: { retry: () => void }) {
  const state = useStore(comments.$state, { ssr: "initial" });
  const heading = useRef<HTMLHeadingElement>(null);
  const onRetry = () => {
    heading.current?.focus();
    retry();
  };
  return <CommentsView state={state} onRetry={onRetry} ref={heading} />;
}
