import type { Edit } from "../protocol.ts";

/** The content of a form, and the hash of the file when it was opened. */
export type Draft = Omit<Edit, "at">;

interface Kinds {
  /** The unsaved content of a form. */
  draft: Draft;
  discarded: Draft;
  /** The entry of a collection that was deleted last. */
  deleted: Edit & { title: string };
}

const prefixes: Record<keyof Kinds, string> = {
  draft: "studio:",
  discarded: "studio-discarded:",
  deleted: "studio-deleted:",
};

export const unsavedForms = (): string[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(prefixes.draft))
    .map((key) => key.slice(prefixes.draft.length))
    .sort();

export const stored = <Kind extends keyof Kinds>(
  kind: Kind,
  name: string,
): Kinds[Kind] | undefined =>
  JSON.parse(localStorage.getItem(prefixes[kind] + name) ?? "null") ?? undefined;

/** Stores a value in this browser, or deletes the stored one. */
export function store<Kind extends keyof Kinds>(
  kind: Kind,
  name: string,
  value: Kinds[Kind] | undefined,
): void {
  if (value) localStorage.setItem(prefixes[kind] + name, JSON.stringify(value));
  else localStorage.removeItem(prefixes[kind] + name);
}
