import { type MouseEvent, useLayoutEffect, useRef } from "react";
import { prepareToasts } from "../client/toasts/show-toast.ts";
import type { PostCardActions } from "../components/forms/PostCardView.tsx";
import { firstField, isBegun } from "./use-form-draft.ts";

/** Opens and closes the card of a form. Call it before `usePostForm`, which fills in the draft. */
export function usePostCard(): { actions: PostCardActions; close: () => void } {
  const section = useRef<HTMLElement>(null);
  const close = () => closeCard(section.current);
  // The visitor may have opened the form, and begun to type, before React loaded.
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

/** Focuses the first field, unless the form already has the focus. */
function opened(section: HTMLElement | null) {
  if (!section?.querySelector("details")?.open) return;
  void prepareToasts();
  const { activeElement } = document;
  const elsewhere = activeElement?.tagName === "SUMMARY" || !section.contains(activeElement);
  if (elsewhere) firstField(section)?.focus();
}

function closeCard(section: HTMLElement | null) {
  const details = section?.querySelector("details");
  if (!details) return;
  details.open = false;
  details.querySelector("summary")?.focus();
}
