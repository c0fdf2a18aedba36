import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createDraft, type DraftStorage } from "../../src/stores/drafts.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-11-21T10:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

const day = 86_400_000;

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

describe("a draft", () => {
  test("is restored on the next visit, only in the same form", () => {
    const storage = storageWith();
    const draft = createDraft("reply 1", storage);
    draft.save(typed);
    draft.flush();
    expect(draft.$state.get()).toBe("saved");
    const next = createDraft("reply 1", storage);
    expect(next.restore()).toEqual(kept);
    expect(next.$state.get()).toBe("restored");
    const other = createDraft("reply 11", storage);
    expect(other.restore()).toBeUndefined();
    expect(other.$state.get()).toBe("none");
  });

  test("is saved when typing pauses", () => {
    const storage = storageWith();
    const written = vi.spyOn(storage, "setItem");
    const draft = createDraft("reply 1", storage);
    for (const content of ["A", "A l", "A lo"]) draft.save({ content });
    expect(written).not.toHaveBeenCalled();
    vi.advanceTimersByTime(500);
    expect(written).toHaveBeenCalledOnce();
    expect(createDraft("reply 1", storage).restore()).toEqual({ content: "A lo" });
  });

  test("is deleted when it is cleared, including unsaved text", () => {
    const storage = storageWith();
    const draft = createDraft("reply 1", storage);
    draft.save(typed);
    draft.flush();
    draft.save({ content: "More" });
    draft.clear();
    vi.advanceTimersByTime(500);
    draft.flush();
    expect(storage.length).toBe(0);
    expect(draft.$state.get()).toBe("none");
  });

  test("keeps the key of the same text after a reload and in another tab", () => {
    const storage = storageWith();
    const draft = createDraft("reply 1", storage);
    const key = draft.keyFor(kept);
    draft.save(typed);
    draft.flush();
    const tab = createDraft("reply 1", storage);
    tab.restore();
    draft.clear();
    expect(tab.keyFor(kept)).toBe(key);
    expect(tab.keyFor({ ...kept, content: "A short story" })).not.toBe(key);
    expect(draft.keyFor(kept)).not.toBe(key);
  });

  test("is deleted when all fields are empty", () => {
    const storage = storageWith();
    const draft = createDraft("reply 1", storage);
    draft.save(typed);
    draft.flush();
    draft.save({ author: " ", content: "" });
    draft.flush();
    expect(storage.length).toBe(0);
    expect(draft.$state.get()).toBe("none");
  });

  test("expires after 30 days, whichever form is opened", () => {
    const storage = storageWith({ theme: "dark" });
    const draft = createDraft("reply 1", storage);
    draft.save(typed);
    draft.flush();
    vi.advanceTimersByTime(30 * day - 1);
    expect(createDraft("reply 1", storage).restore()).toEqual(kept);
    vi.advanceTimersByTime(1);
    expect(createDraft("discussion", storage).restore()).toBeUndefined();
    expect(storage.getItem("draft reply 1")).toBeNull();
    expect(storage.getItem("theme")).toBe("dark");
  });

  test.each([
    "{",
    "null",
    "7",
    "[]",
    '{"at":1}',
    '{"at":"x","values":{"a":"b"}}',
    `{"at":${Date.parse("2026-11-21")},"values":{"author":7}}`,
    `{"at":${Date.parse("2026-11-21")},"values":null}`,
  ])("is ignored if the stored value is %s", (text) => {
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
});
