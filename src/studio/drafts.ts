import type { Fields, OpenFile } from "./protocol.ts";

/** What was typed into a form and is not saved yet. */
export interface Draft {
  fields: Fields;
  words?: string;
  /** The file's name, in a form for a new one. */
  name?: string;
  /** What the file held when it was opened. */
  base: string;
}

/** A form in which nothing is typed yet. */
export const draftOf = ({ fields, words, base }: OpenFile): Draft => ({
  fields,
  base,
  ...(words === undefined ? {} : { words }),
});

/** Whether a form says what the file says. */
export const isSame = (draft: Draft, file: OpenFile): boolean =>
  draft.name === undefined &&
  JSON.stringify([draft.fields, draft.words]) === JSON.stringify([file.fields, file.words]);

const keyOf = (form: string) => `studio:${form}`;

/** What this browser has kept of a form; nothing where it keeps nothing. */
export function keptDraft(form: string): Draft | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(form)) ?? "null");
    return kept ? (kept as Draft) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what was typed, or forgets it. @returns whether the browser can */
export function keepDraft(form: string, draft: Draft | undefined): boolean {
  try {
    if (draft) localStorage.setItem(keyOf(form), JSON.stringify(draft));
    else localStorage.removeItem(keyOf(form));
    return true;
  } catch {
    return false;
  }
}
