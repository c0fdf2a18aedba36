import { useStore } from "@nanostores/react";
import { atom } from "nanostores";
import { hydrateRoot } from "react-dom/client";
import { type CommentTarget, commentTypes } from "../schemas/comment.ts";
import { commentsOf, nameOf } from "../stores/comments.ts";
import { CommentsPanel } from "./CommentsPanel.tsx";

/** Hydrates `[data-comments]`. A `target` event shows the comments on another target. */
export function mountComments() {
  const root = document.querySelector<HTMLElement>("[data-comments]");
  if (!root) return;
  const $target = atom(targetOf(root));
  root.addEventListener("target", () => {
    const target = targetOf(root);
    commentsOf(target).retry();
    $target.set(target);
  });
  hydrateRoot(root, <Panel $target={$target} root={root} />);
}

interface PanelProps {
  /** A store, because the target may change during hydration. */
  $target: ReturnType<typeof atom<CommentTarget>>;
  root: HTMLElement;
}

function Panel({ $target, root: { dataset } }: PanelProps) {
  const target = useStore($target, { ssr: "initial" });
  const level = Number(dataset["level"]) === 2 ? 2 : 3;
  return <CommentsPanel key={nameOf(target)} {...{ target, level }} isOpen={"open" in dataset} />;
}

function targetOf({ dataset }: HTMLElement): CommentTarget {
  const contentType = commentTypes.find((type) => type === dataset["about"]) ?? "video";
  return { contentType, contentId: Number(dataset["id"]) };
}
