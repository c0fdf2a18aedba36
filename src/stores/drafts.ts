import { atom } from "nanostores";
import { type DraftState, draftKey, draftLifetime } from "../lib/draft-key.ts";
import type { Typed } from "../lib/form-field.ts";

/** A draft of one form, such as `reply 12`, on this device. Nothing is saved if storage is unavailable or full. */
export function createDraft(name: string) {
  // Some browsers throw on access to the storage in private windows.
  const storage = attempt(() => localStorage);
  const $state = atom<DraftState>("none");
  const key = draftKey(name);
  let id = randomKey();

  function save(values: Typed) {
    const typed = Object.entries(values).filter(([, value]) => value?.trim());
    if (typed.length === 0) return clear();
    id = randomKey();
    const draft = { at: Date.now(), id, values: Object.fromEntries(typed) };
    attempt(() => {
      storage?.setItem(key, JSON.stringify(draft));
      if (storage && $state.get() === "none") $state.set("saved");
    });
  }

  /** Reads the draft of an earlier visit, and deletes expired drafts of all forms. */
  function restore(): Typed | undefined {
    attempt(() => storage && removeStale(storage));
    const draft = attempt(() => readDraft(storage?.getItem(key)));
    if (!draft) return undefined;
    id = draft.id ?? id;
    $state.set("restored");
    return draft.values;
  }

  function clear() {
    id = randomKey();
    attempt(() => storage?.removeItem(key));
    $state.set("none");
  }

  /** The Idempotency-Key: text that has not been changed is the same post after a reload and in another tab. */
  const postKey = () => id;

  return { $state, save, restore, clear, postKey };
}

function removeStale(storage: Storage) {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
  for (const key of keys)
    if (key.startsWith(draftKey("")) && !readDraft(storage.getItem(key))) storage.removeItem(key);
}

/** `at` is in milliseconds since 1970. */
type SavedDraft = { at: number; id?: string; values: Typed };

function readDraft(text: string | null | undefined): SavedDraft | undefined {
  const draft: SavedDraft | null | undefined = attempt(() => JSON.parse(text ?? "null"));
  return draft && Date.now() - draft.at < draftLifetime ? draft : undefined;
}

function attempt<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

/** Pages without HTTPS and old phones lack `randomUUID`. */
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
