import type { Fields, OpenFile } from "../protocol.ts";

/** Unsaved input of a form. */
export interface Draft {
  fields: Fields;
  body?: string;
  /** The hash of the file when it was opened. */
  base: string;
}

/** The draft of an unchanged form. */
export const draftOf = ({ fields, body, base }: OpenFile): Draft => ({
  fields,
  base,
  ...(body === undefined ? {} : { body }),
});

/** Returns true if the draft does not differ from the file. */
export const isSame = (draft: Draft, file: OpenFile): boolean =>
  JSON.stringify([draft.fields, draft.body]) === JSON.stringify([file.fields, file.body]);

const keyOf = (form: string) => `studio:${form}`;

/** The forms with unsaved input in this browser. */
export function unsavedForms(): string[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(keyOf("")));
    return keys.map((key) => key.slice(keyOf("").length)).sort();
  } catch {
    return [];
  }
}

/** The draft that this browser has stored for a form. */
export function storedDraft(form: string): Draft | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(form)) ?? "null");
    return stored ? (stored as Draft) : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a draft, or deletes the stored one. @returns false if the browser cannot store it */
export function storeDraft(form: string, draft: Draft | undefined): boolean {
  try {
    if (draft) localStorage.setItem(keyOf(form), JSON.stringify(draft));
    else localStorage.removeItem(keyOf(form));
    return true;
  } catch {
    return false;
  }
}
