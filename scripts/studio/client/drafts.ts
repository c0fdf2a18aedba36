import type { Fields, OpenFile } from "../protocol.ts";

/** Unsaved input of a form. */
export interface Draft {
  fields: Fields;
  /** The hash of the file when it was opened. */
  base: string;
}

/** The draft of an unchanged form. */
export const draftOf = ({ fields, base }: OpenFile): Draft => ({ fields, base });

const prefix = "studio:";

/** The forms with unsaved input in this browser. */
export function unsavedForms(): string[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    return keys.map((key) => key.slice(prefix.length)).sort();
  } catch {
    return [];
  }
}

/** The draft that this browser has stored for a form. */
export function storedDraft(form: string): Draft | undefined {
  try {
    return JSON.parse(localStorage.getItem(prefix + form) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a draft, or deletes the stored one. @returns false if the browser cannot store it */
export function storeDraft(form: string, draft: Draft | undefined): boolean {
  try {
    if (draft) localStorage.setItem(prefix + form, JSON.stringify(draft));
    else localStorage.removeItem(prefix + form);
    return true;
  } catch {
    return false;
  }
}
