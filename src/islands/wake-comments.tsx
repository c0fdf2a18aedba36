import { useStore } from "@nanostores/react";
import { atom } from "nanostores";
import { hydrateRoot } from "react-dom/client";
import { commentTypes, type Subject } from "../schemas/comment.ts";
import { CommentsPanel } from "./CommentsPanel.tsx";
import { commentsOf, nameOf } from "./page-comments.ts";

/** Wakes the page's place for comments, which says itself what they are about, and again at each change. */
export function wakeComments() {
  const place = document.querySelector<HTMLElement>("[data-comments]");
  if (!place) return;
  const $subject = atom(subjectOf(place));
  place.addEventListener("subject", () => {
    const subject = subjectOf(place);
    // What could not be read is asked for anew when the visitor comes back to it.
    commentsOf(subject).retry();
    $subject.set(subject);
  });
  hydrateRoot(place, <Panel $subject={$subject} place={place} />);
}

interface PanelProps {
  /** Changes reach React through a store: it may still be taking over the page. */
  $subject: ReturnType<typeof atom<Subject>>;
  place: HTMLElement;
}

function Panel({ $subject, place: { dataset } }: PanelProps) {
  const subject = useStore($subject, { ssr: "initial" });
  const level = Number(dataset["level"]) === 2 ? 2 : 3;
  return <CommentsPanel key={nameOf(subject)} {...{ subject, level }} isOpen={"open" in dataset} />;
}

function subjectOf({ dataset }: HTMLElement): Subject {
  const contentType = commentTypes.find((type) => type === dataset["about"]) ?? "video";
  return { contentType, contentId: Number(dataset["id"]) };
}
