import { hydrateRoot } from "react-dom/client";
import { commentTypes, type Subject } from "../schemas/comment.ts";
import { CommentsPanel } from "./CommentsPanel.tsx";
import { commentsOf, nameOf } from "./page-comments.ts";

/** Wakes the page's place for comments, which says itself what they are about, and again at each change. */
export function wakeComments() {
  const place = document.querySelector<HTMLElement>("[data-comments]");
  if (!place) return;
  const root = hydrateRoot(place, panelIn(place));
  const open = () => {
    // What could not be read is asked for anew when the visitor comes back to it.
    commentsOf(subjectOf(place)).retry();
    root.render(panelIn(place));
  };
  place.addEventListener("subject", open);
}

function panelIn(place: HTMLElement) {
  const subject = subjectOf(place);
  const level = Number(place.dataset["level"]) === 2 ? 2 : 3;
  return (
    <CommentsPanel
      key={nameOf(subject)}
      subject={subject}
      isOpen={"open" in place.dataset}
      level={level}
    />
  );
}

function subjectOf({ dataset }: HTMLElement): Subject {
  const contentType = commentTypes.find((type) => type === dataset["about"]) ?? "video";
  return { contentType, contentId: Number(dataset["id"]) };
}
