import { atom } from "nanostores";
import type { DraftState } from "../lib/form/DraftNote.tsx";
import { draftKey, isFresh } from "../lib/form/draft-place.ts";
import type { Typed } from "../lib/form/field.ts";
import { keyOf, randomKey } from "../lib/form/post-keys.ts";

/** The part of `localStorage` that drafts need. */
export type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** Milliseconds for which typing goes on before it is written down. */
const pause = 400;

/**
 * What was typed into one form and not posted yet, kept on this device only. Where the browser keeps
 * nothing (private windows, full storage) everything works, and nothing is kept.
 * @param place the form and what it stands under, such as `reply 12`
 */
export function createDraft(place: string, storage: DraftStorage | undefined = deviceStorage()) {
  const $state = atom<DraftState>("none");
  const key = draftKey(place);
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let unsaved: Typed | undefined;
  let id = randomKey();

  /** Writes down at once what was typed last. */
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
    if (storage && $state.get() === "none") $state.set("kept");
  }

  /** Takes what is typed now; it is written down as soon as typing pauses. */
  function save(values: Typed) {
    unsaved = values;
    clearTimeout(waiting);
    waiting = setTimeout(flush, pause);
  }

  /** What an earlier visit left. Drafts of any form that are too old are thrown away. */
  function restore(): Typed | undefined {
    attempt(() => storage && removeStale(storage));
    const draft = attempt(() => readDraft(storage?.getItem(key)));
    if (!draft) return undefined;
    id = draft.id ?? id;
    $state.set("restored");
    return draft.values;
  }

  /** Throws it away: it was posted, or the visitor wants it gone. */
  function clear() {
    clearTimeout(waiting);
    unsaved = undefined;
    id = randomKey();
    attempt(() => storage?.removeItem(key));
    $state.set("none");
  }

  /** The key with which it is posted: after a reload, and in another tab, the same words are the same post. */
  const keyFor = (input: object) => keyOf(id, input);

  return { $state, save, flush, restore, clear, keyFor };
}

function removeStale(storage: DraftStorage) {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
  for (const key of keys)
    if (key.startsWith(draftKey("")) && !readDraft(storage.getItem(key))) storage.removeItem(key);
}

/** A draft as it was written down, or undefined where it is too old or no draft at all. */
function readDraft(
  text: string | null | undefined,
): { values: Typed; id: string | undefined } | undefined {
  const draft: Partial<Record<"at" | "id" | "values", unknown>> = Object(
    attempt(() => JSON.parse(text ?? "null")),
  );
  if (!isFresh(draft.at)) return undefined;
  const texts = Object.entries(Object(draft.values)).filter(isText);
  const id = typeof draft.id === "string" ? draft.id : undefined;
  return texts.length > 0 ? { values: Object.fromEntries(texts), id } : undefined;
}

const isText = (pair: [string, unknown]): pair is [string, string] => typeof pair[1] === "string";

/** Merely to name the storage is forbidden in some browsers' private windows. */
const deviceStorage = (): DraftStorage | undefined => attempt(() => globalThis.localStorage);

function attempt<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
