import type { Edit, Fields } from "../protocol.ts";

/** With the hash and the fields of the file when it was opened. */
export interface Draft extends Omit<Edit, "at"> {
  before: Fields;
}

const prefix = "studio:";

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
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length))
    .sort();

export function stored(form: string): Draft | undefined {
  const key = prefix + form;
  const text = inPage.get(key) ?? attempt((storage) => storage.getItem(key));
  return text ? JSON.parse(text) : undefined;
}

export function store(form: string, draft: Draft | undefined): void {
  const key = prefix + form;
  const text = JSON.stringify(draft);
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
