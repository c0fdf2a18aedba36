import { type RefObject, useEffect, useLayoutEffect } from "react";
import { prepareToasts } from "./show-toast.ts";

type Section = RefObject<HTMLElement | null>;

/** From now on the messages are ours; the visitor may have opened the form before that. */
export function useAwake(section: Section) {
  useLayoutEffect(() => {
    const form = section.current?.querySelector("form");
    if (form) form.noValidate = true;
    opened(section);
  }, [section]);
}

/** Leads to the first wrong field, or back to the button where no field is to blame. */
export function useFocusOnRefusal(section: Section, refusals: number) {
  useEffect(() => {
    if (refusals === 0) return;
    const wrong = section.current?.querySelector<HTMLElement>("[aria-invalid]");
    const button = section.current?.querySelector<HTMLElement>("form [type=submit]");
    (wrong ?? button)?.focus();
  }, [section, refusals]);
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
