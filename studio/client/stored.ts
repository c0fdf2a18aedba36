import type { Edit } from "../protocol.ts";

/** The content of a form, and the hash of the file when it was opened. */
export type Draft = Omit<Edit, "at">;

interface Kinds {
  /** The unsaved content of a form, by the hash of its page. */
  draft: Draft;
  /** The changes that the creator discarded there. */
  discarded: Draft;
  /** The entry of a collection that was deleted last. */
  deleted: Edit & { title: string };
}

const prefixes: Record<keyof Kinds, string> = {
  draft: "studio:",
  discarded: "studio-discarded:",
  deleted: "studio-deleted:",
};

/** Browser settings can block storage. */
function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}

/** The forms with unsaved input in this browser. */
export const unsavedForms = (): string[] =>
  attempt(() => Object.keys(localStorage), [])
    .filter((key) => key.startsWith(prefixes.draft))
    .map((key) => key.slice(prefixes.draft.length))
    .sort();

export const stored = <Kind extends keyof Kinds>(
  kind: Kind,
  name: string,
): Kinds[Kind] | undefined =>
  attempt(
    () => JSON.parse(localStorage.getItem(prefixes[kind] + name) ?? "null") ?? undefined,
    undefined,
  );

/** Stores a value, or deletes the stored one. @returns false if the browser cannot store it */
export const store = <Kind extends keyof Kinds>(
  kind: Kind,
  name: string,
  value: Kinds[Kind] | undefined,
): boolean =>
  attempt(() => {
    if (value) localStorage.setItem(prefixes[kind] + name, JSON.stringify(value));
    else localStorage.removeItem(prefixes[kind] + name);
    return true;
  }, false);
