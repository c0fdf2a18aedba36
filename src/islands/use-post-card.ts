import { type MouseEvent, useLayoutEffect, useRef } from "react";
import { prepareToasts } from "../client/toasts/show-toast.ts";
import type { PostCardActions } from "../components/forms/PostCardView.tsx";
import { firstField, isBegun } from "./use-form-draft.ts";

/**
 * Opens and closes a card with a form. Call it before `usePostForm`, which fills in the draft.
 * @returns the card's props, and a function that closes it
 */
export function usePostCard(): { actions: PostCardActions; close: () => void } {
  const section = useRef<HTMLElement>(null);
  const close = () => closeCard(section.current);
  // The visitor may have opened the form before React loaded. Do not move the focus of one who has begun to type.
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

/** Focuses the first field, unless the focus is in the form already. */
function opened(section: HTMLElement | null) {
  if (!section?.querySelector("details")?.open) return;
  void prepareToasts();
  const { activeElement } = document;
  const elsewhere = activeElement?.tagName === "SUMMARY" || !section.contains(activeElement);
  if (elsewhere) firstField(section)?.focus();
}

/** Hides the form and focuses the button that opened it. */
function closeCard(section: HTMLElement | null) {
  const details = section?.querySelector("details");
  if (!details) return;
  details.open = false;
  details.querySelector("summary")?.focus();
}
