import { atom } from "nanostores";
import {
  type DraftState,
  randomKey,
  readDraft,
  removeDraft,
  saveDraft,
  withoutEmpty,
} from "../../../../lib/browser/draft.ts";
import type { Typed } from "../../../../lib/input/form-field.ts";

/** Nothing is saved if storage is unavailable or full. */
export function createDraft(name: string) {
  const $state = atom<DraftState>("none");
  let id = randomKey();

  function save(values: Typed) {
    const saved = saveDraft(name, values, id);
    id = saved ?? randomKey();
    if (Object.keys(withoutEmpty(values)).length === 0) $state.set("none");
    else if (saved && $state.get() === "none") $state.set("saved");
  }

  /** Text that has been typed in the meantime stays. */
  function restore(typed: Typed = {}): Typed | undefined {
    const draft = readDraft(name);
    if (!draft) return undefined;
    id = draft.id ?? id;
    $state.set(draft.at < performance.timeOrigin ? "restored" : "saved");
    return { ...draft.values, ...withoutEmpty(typed) };
  }

  function clear() {
    removeDraft(name, id);
    id = randomKey();
    $state.set("none");
  }

  /** Unchanged text is the same post after a reload and in another tab. */
  const postKey = () => id;

  return { $state, save, restore, clear, postKey };
}
