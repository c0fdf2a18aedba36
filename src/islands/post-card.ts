import { type MouseEvent, useEffect, useRef } from "react";
import type { PostCardActions } from "../lib/form/PostCardView.tsx";
import { firstField } from "./form-draft.ts";
import { prepareToasts } from "./show-toast.ts";

/** Opens and closes a card with a form. @returns the card view's props, and what closes it after a post */
export function usePostCard(): { actions: PostCardActions; close: () => void } {
  const section = useRef<HTMLElement>(null);
  const close = () => closeCard(section.current);
  // The visitor may have opened the form before React arrived, which comes in the midst of an event: on their way
  // from field to field they are in none.
  useEffect(() => {
    const soon = setTimeout(() => opened(section.current));
    return () => clearTimeout(soon);
  }, []);
  const onToggle = () => opened(section.current);
  const onCancel = (event: MouseEvent) => {
    event.preventDefault();
    close();
  };
  return { actions: { section, onToggle, onCancel }, close };
}

/** Leads into the form that has just been opened, unless the visitor is in it already. */
function opened(section: HTMLElement | null) {
  if (!section?.querySelector("details")?.open) return;
  void prepareToasts();
  const { activeElement } = document;
  const elsewhere = activeElement?.tagName === "SUMMARY" || !section.contains(activeElement);
  if (elsewhere) firstField(section)?.focus();
}

/** Hides the form and goes back to where it was opened. */
function closeCard(section: HTMLElement | null) {
  const details = section?.querySelector("details");
  if (!details) return;
  details.open = false;
  details.querySelector("summary")?.focus();
}
