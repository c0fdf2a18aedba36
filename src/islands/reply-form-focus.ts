import { type RefObject, useLayoutEffect } from "react";
import { prepareToasts } from "./show-toast.ts";

type Section = RefObject<HTMLElement | null>;

/** The visitor may have opened the form before React arrived. */
export function useOpened(section: Section) {
  useLayoutEffect(() => opened(section), [section]);
}

/** Leads into the form that has just been opened, unless the visitor is in it already. */
export function opened({ current }: Section) {
  if (!current?.querySelector("details")?.open) return;
  void prepareToasts();
  const { activeElement } = document;
  const elsewhere = activeElement?.tagName === "SUMMARY" || !current.contains(activeElement);
  if (elsewhere) current.querySelector<HTMLElement>("#reply-author")?.focus();
}

/** Hides the form and goes back to where it was opened. */
export function close({ current }: Section) {
  const details = current?.querySelector("details");
  if (!details) return;
  details.open = false;
  details.querySelector("summary")?.focus();
}
