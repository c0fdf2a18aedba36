import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createDraft, type DraftStorage } from "../../src/stores/drafts.ts";

const now = Date.parse("2026-11-21T10:00:00Z");
const day = 86_400_000;

beforeEach(() => {
  vi.useFakeTimers({ now });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A fake `localStorage`. @param full makes every write fail */
function storageWith(entries: Record<string, string> = {}, full = false): DraftStorage {
  const map = new Map(Object.entries(entries));
  return {
    get length() {
      return map.size;
    },
    key: (index) => [...map.keys()][index] ?? null,
    getItem: (key) => map.get(key) ?? null,
    removeItem: (key) => void map.delete(key),
    setItem: (key, value) => {
      if (full) throw new DOMException("full", "QuotaExceededError");
      map.set(key, value);
    },
  };
}

const typed = { author: "Jo", email: "", content: "A long story" };
const kept = { author: "Jo", content: "A long story" };

/** A draft of the reply form that has been saved. */
function savedIn(storage: DraftStorage) {
  const draft = createDraft("reply 1", storage);
  draft.save(typed);
  draft.flush();
  return draft;
}

test("restores a draft on the next visit, only in the same form", () => {
  const storage = storageWith();
  expect(savedIn(storage).$state.get()).toBe("saved");
  const next = createDraft("reply 1", storage);
  expect(next.restore()).toEqual(kept);
  expect(next.$state.get()).toBe("restored");
  const other = createDraft("reply 11", storage);
  expect(other.restore()).toBeUndefined();
  expect(other.$state.get()).toBe("none");
});

test("saves a draft when typing pauses", () => {
  const storage = storageWith();
  const written = vi.spyOn(storage, "setItem");
  const draft = createDraft("reply 1", storage);
  for (const content of ["A", "A l", "A lo"]) draft.save({ content });
  expect(written).not.toHaveBeenCalled();
  vi.advanceTimersByTime(500);
  expect(written).toHaveBeenCalledOnce();
  expect(createDraft("reply 1", storage).restore()).toEqual({ content: "A lo" });
});

test("deletes a draft with the text that is not saved yet, and one without text", () => {
  const storage = storageWith();
  const draft = savedIn(storage);
  draft.save({ content: "More" });
  draft.clear();
  vi.advanceTimersByTime(500);
  expect([storage.length, draft.$state.get()]).toEqual([0, "none"]);
  const emptied = savedIn(storage);
  emptied.save({ author: " ", content: "" });
  emptied.flush();
  expect([storage.length, emptied.$state.get()]).toEqual([0, "none"]);
});

test("keeps the key of the same text after a reload and in another tab", () => {
  const storage = storageWith();
  const draft = savedIn(storage);
  const key = draft.keyFor(kept);
  const tab = createDraft("reply 1", storage);
  tab.restore();
  draft.clear();
  expect(key).toMatch(/^[0-9a-f]{32}-[0-9a-z]+$/);
  expect(tab.keyFor(kept)).toBe(key);
  expect(tab.keyFor({ ...kept, content: "A short story" })).not.toBe(key);
  expect(draft.keyFor(kept)).not.toBe(key);
});

test("deletes a draft after 30 days, whichever form is opened", () => {
  const storage = storageWith({ theme: "dark" });
  savedIn(storage);
  vi.advanceTimersByTime(30 * day - 1);
  expect(createDraft("reply 1", storage).restore()).toEqual(kept);
  vi.advanceTimersByTime(1);
  expect(createDraft("discussion", storage).restore()).toBeUndefined();
  expect(storage.getItem("draft reply 1")).toBeNull();
  expect(storage.getItem("theme")).toBe("dark");
});

test.each(["{", "null", "7", '{"at":1}'])("ignores the stored value %s", (text) => {
  expect(createDraft("x", storageWith({ "draft x": text })).restore()).toBeUndefined();
});

test("does not throw if storage is full, blocked or missing", () => {
  const forbidden = new Proxy(storageWith(), {
    get: () => {
      throw new DOMException("no", "SecurityError");
    },
  });
  for (const storage of [storageWith({}, true), forbidden, undefined]) {
    const draft = createDraft("reply 1", storage);
    expect(draft.restore()).toBeUndefined();
    draft.save(typed);
    draft.flush();
    draft.clear();
    expect(draft.$state.get()).toBe("none");
  }
});
