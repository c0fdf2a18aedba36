import { type MouseEvent, useLayoutEffect, useRef } from "react";
import type { PostCardActions } from "../lib/form/PostCardView.tsx";
import { firstField, isBegun } from "./form-draft.ts";
import { prepareToasts } from "./show-toast.ts";

/**
 * Opens and closes a card with a form. It comes before `usePostForm`, whose draft would look like words just typed.
 * @returns the card view's props, and what closes it after a post
 */
export function usePostCard(): { actions: PostCardActions; close: () => void } {
  const section = useRef<HTMLElement>(null);
  const close = () => closeCard(section.current);
  // The visitor may have opened the form before React arrived. Who has begun to write may just be on the way from one
  // field to the next, and is in none then.
  useLayoutEffect(() => {
    if (!isBegun(section.current)) opened(section.current);
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
