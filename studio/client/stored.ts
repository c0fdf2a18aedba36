import type { Edit, Fields } from "../protocol.ts";

/** The content of a form, with the hash and the fields of the file when it was opened. */
export interface Draft extends Omit<Edit, "at"> {
  before: Fields;
}

interface Kinds {
  /** The unsaved content of a form. */
  draft: Draft;
  /** The entry of a collection that was deleted last. */
  deleted: Edit & { title: string };
}

const prefixes: Record<keyof Kinds, string> = {
  draft: "studio:",
  deleted: "studio-deleted:",
};

/** Kept until the page is closed, if the storage of the browser is full or blocked. */
const inPage = new Map<string, string>();

/** Sent to the window if the browser stores nothing. */
export const refusedEvent = "storage-refused";

function attempt<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}

export const unsavedForms = (): string[] =>
  [...inPage.keys(), ...Object.keys(attempt((storage) => ({ ...storage })) ?? {})]
    .filter((key) => key.startsWith(prefixes.draft))
    .map((key) => key.slice(prefixes.draft.length))
    .sort();

export function stored<Kind extends keyof Kinds>(
  kind: Kind,
  name: string,
): Kinds[Kind] | undefined {
  const key = prefixes[kind] + name;
  const text = inPage.get(key) ?? attempt((storage) => storage.getItem(key));
  return text ? JSON.parse(text) : undefined;
}

/** Stores a value in this browser, or deletes the stored one. */
export function store<Kind extends keyof Kinds>(
  kind: Kind,
  name: string,
  value: Kinds[Kind] | undefined,
): void {
  const key = prefixes[kind] + name;
  const text = JSON.stringify(value);
  inPage.delete(key);
  const isStored = attempt((storage) => {
    storage.removeItem(key);
    if (text) storage.setItem(key, text);
    return true;
  });
  if (isStored) return;
  if (text) inPage.set(key, text);
  dispatchEvent(new Event(refusedEvent));
}
