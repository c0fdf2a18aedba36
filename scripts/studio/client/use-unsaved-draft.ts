import { useEffect } from "react";
import { type Draft, keepDraft } from "./drafts.ts";

/** Keeps what is not saved in this browser; where it keeps nothing, it asks before the page is left. */
export function useUnsavedDraft(form: string, draft: Draft, isChanged: boolean): void {
  useEffect(() => {
    const isKept = keepDraft(form, isChanged ? draft : undefined);
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    if (isChanged && !isKept) addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [form, draft, isChanged]);
}
