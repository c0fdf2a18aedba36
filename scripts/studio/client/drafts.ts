import type { Fields, OpenFile } from "../protocol.ts";

/** Unsaved input of a form. */
export interface Draft {
  fields: Fields;
  body?: string;
  /** The file's name, in a form for a new one. */
  name?: string;
  /** The hash of the file when it was opened. */
  base: string;
}

/** The draft of a form in which nothing has been typed yet. */
export const draftOf = ({ fields, body, base }: OpenFile): Draft => ({
  fields,
  base,
  ...(body === undefined ? {} : { body }),
});

/** Returns true if a form contains the same as the file. */
export const isSame = (draft: Draft, file: OpenFile): boolean =>
  draft.name === undefined &&
  JSON.stringify([draft.fields, draft.body]) === JSON.stringify([file.fields, file.body]);

const keyOf = (form: string) => `studio:${form}`;

/** The draft that this browser has stored for a form. */
export function keptDraft(form: string): Draft | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(form)) ?? "null");
    return kept ? (kept as Draft) : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a draft, or removes it. @returns false if the browser cannot store it */
export function keepDraft(form: string, draft: Draft | undefined): boolean {
  try {
    if (draft) localStorage.setItem(keyOf(form), JSON.stringify(draft));
    else localStorage.removeItem(keyOf(form));
    return true;
  } catch {
    return false;
  }
}
