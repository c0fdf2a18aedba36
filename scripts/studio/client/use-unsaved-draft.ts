import { useEffect } from "react";
import { type Draft, storeDraft } from "./drafts.ts";

/** Stores the draft in this browser. If that fails, the browser asks before the page is closed. */
export function useUnsavedDraft(form: string, draft: Draft, isChanged: boolean): void {
  useEffect(() => {
    const isStored = storeDraft(form, isChanged ? draft : undefined);
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    if (isChanged && !isStored) addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [form, draft, isChanged]);
}
