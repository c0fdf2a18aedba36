import type { Typed } from "../input/form-field.ts";
import { draftDays } from "../input/limits.ts";

const draftLifetime = draftDays * 86_400_000;

const sentKey = "sent draft";

export type DraftState = "none" | "saved" | "restored";

/** The format in the storage. It cannot change. `at` is in milliseconds since 1970. */
type SavedDraft = { at: number; id?: string; values: Typed };

const draftKey = (name: string): string => `draft ${name}`;

/** The storage of this tab, which a reload reads, and that of all tabs, which a new tab reads. */
const storages = [() => sessionStorage, () => localStorage];

/**
 * @param before the id of the draft before this change
 * @returns the new id; undefined if nothing was saved
 */
export function saveDraft(name: string, values: Typed, before?: string): string | undefined {
  const typed = withoutEmpty(values);
  const id = randomKey();
  const draft: SavedDraft = { at: Date.now(), id, values: typed };
  if (Object.keys(typed).length === 0) return removeDraft(name, before);
  const saved = storages.map((storage) =>
    attempt(() => {
      storage().setItem(draftKey(name), JSON.stringify(draft));
      return id;
    }),
  );
  return saved.find((id) => id !== undefined);
}

export const readDraft = (name: string): SavedDraft | undefined =>
  storages.map((storage) => readKey(draftKey(name), storage)).find((draft) => draft);

/** A draft with another id is what the visitor types in another tab. */
export function removeDraft(name: string, id: string | undefined): undefined {
  for (const storage of storages)
    if ((readKey(draftKey(name), storage)?.id ?? id) === id)
      attempt(() => storage().removeItem(draftKey(name)));
}

export function removeStaleDrafts() {
  for (const key of privateKeys())
    if (key !== myPostsKey && !readKey(key)) attempt(() => localStorage.removeItem(key));
}

export const myPostsKey = "own posts";

const privateKeys = (): string[] =>
  attempt(() =>
    Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? ""),
  )?.filter((key) => key === myPostsKey || key.startsWith(draftKey(""))) ?? [];

/** For a form that is sent before React runs. Its draft stays until the post is stored. */
export const rememberSent = (name: string, id = readDraft(name)?.id) =>
  attempt(() => sessionStorage.setItem(sentKey, `${id} ${name}`));

export function removeSentDraft() {
  const [, id, name] =
    /^(\w+) (.+)/.exec(attempt(() => sessionStorage.getItem(sentKey)) ?? "") ?? [];
  if (name) removeDraft(name, id);
  attempt(() => sessionStorage.removeItem(sentKey));
}

export const withoutEmpty = (values: Typed): Typed =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value?.trim()));

function readKey(key: string, storage = () => localStorage): SavedDraft | undefined {
  const draft: unknown = attempt(() => JSON.parse(storage().getItem(key) ?? "null"));
  return isDraft(draft) && Date.now() - draft.at < draftLifetime ? draft : undefined;
}

/** Any script on this origin, or an earlier version of the site, may have written to the storage. */
function isDraft(draft: unknown): draft is SavedDraft {
  const { at, id = "", values } = Object(draft) as Record<string, unknown>;
  const isOther = Array.isArray(values) || typeof values !== "object" || values === null;
  if (typeof at !== "number" || typeof id !== "string" || isOther) return false;
  return Object.values(values).every((value) => typeof value === "string");
}

/** Storage may be unavailable, full, or throw on access in private windows. */
function attempt<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

/** Pages without HTTPS and old phones lack `randomUUID`. */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
