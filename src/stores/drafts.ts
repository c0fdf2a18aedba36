import { atom } from "nanostores";
import { type DraftState, draftKey, draftLifetime } from "../lib/draft-key.ts";
import type { Typed } from "../lib/form-field.ts";

/** Milliseconds without typing after which a draft is written. */
const pause = 400;

/** A draft of one form, such as `reply 12`, on this device. Nothing is saved if storage is unavailable or full. */
export function createDraft(name: string) {
  // Some browsers throw on access to the storage in private windows.
  const storage = attempt(() => localStorage);
  const $state = atom<DraftState>("none");
  const key = draftKey(name);
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let unsaved: Typed | undefined;
  let id = randomKey();

  function flush() {
    clearTimeout(waiting);
    if (unsaved) attempt(() => write(unsaved ?? {}));
    unsaved = undefined;
  }

  function write(values: Typed) {
    const typed = Object.entries(values).filter(([, value]) => value?.trim());
    if (typed.length === 0) return clear();
    storage?.setItem(
      key,
      JSON.stringify({ at: Date.now(), id, values: Object.fromEntries(typed) }),
    );
    if (storage && $state.get() === "none") $state.set("saved");
  }

  function save(values: Typed) {
    unsaved = values;
    clearTimeout(waiting);
    waiting = setTimeout(flush, pause);
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
    clearTimeout(waiting);
    unsaved = undefined;
    id = randomKey();
    attempt(() => storage?.removeItem(key));
    $state.set("none");
  }

  /** The Idempotency-Key: the same input is the same post after a reload and in another tab. */
  const keyFor = (input: object) => `${id}-${fnv1a(JSON.stringify(input)).toString(36)}`;

  return { $state, save, flush, restore, clear, keyFor };
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

/** Returns the 32-bit FNV-1a hash of a text. It is not cryptographic. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
