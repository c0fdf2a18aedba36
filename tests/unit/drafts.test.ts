import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createDraft } from "../../src/community/forum/writing/drafts/drafts.ts";
import { rememberSent, removeSentDraft, removeStaleDrafts } from "../../src/lib/browser/draft.ts";

const now = Date.parse("2026-11-21T10:00:00Z");
const day = 86_400_000;

beforeEach(() => {
  vi.useFakeTimers({ now });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const storageOf = (map: Map<string, string>, full = false) => ({
  get length() {
    return map.size;
  },
  key: (index: number) => [...map.keys()][index] ?? null,
  getItem: (key: string) => map.get(key) ?? null,
  removeItem: (key: string) => void map.delete(key),
  setItem: (key: string, value: string) => {
    if (full) throw new DOMException("full", "QuotaExceededError");
    map.set(key, value);
  },
});

/** Stubs the storage of all tabs, and opens a tab. @param full makes every write fail */
function storageWith(entries: Record<string, string> = {}, full = false) {
  const storage = storageOf(new Map(Object.entries(entries)), full);
  vi.stubGlobal("localStorage", storage);
  openTab(full);
  return storage;
}

function openTab(full = false) {
  const storage = storageOf(new Map(), full);
  const show = () => vi.stubGlobal("sessionStorage", storage);
  show();
  return show;
}

const typed = { author: "Jo", email: "", content: "A long story" };
const kept = { author: "Jo", content: "A long story" };

function savedDraft() {
  const draft = createDraft("reply 1");
  draft.save(typed);
  return draft;
}

test("restores a draft on the next visit, only in the same form", () => {
  storageWith();
  expect(savedDraft().$state.get()).toBe("saved");
  expect(createDraft("reply 1").restore()).toEqual(kept);
  vi.stubGlobal("performance", { timeOrigin: now + 1 });
  const next = createDraft("reply 1");
  expect(next.restore()).toEqual(kept);
  expect(next.$state.get()).toBe("restored");
  const other = createDraft("reply 11");
  expect(other.restore()).toBeUndefined();
  expect(other.$state.get()).toBe("none");
});

// Another script of this origin, an extension or an earlier version of the site may have written anything.
test.each([
  ["text that is not JSON", "{"],
  ["no values", { at: now }],
  ["null", null],
  ["a list", []],
  ["values that are a list", { at: now, values: ["a"] }],
  ["a value that is an object", { at: now, values: { content: { a: 1 } } }],
  ["a value that is a number", { at: now, values: { content: 7 } }],
  ["a prototype", `{"at":${now},"values":{"__proto__":{"content":"polluted"}}}`],
])("ignores a stored draft that is damaged, and saves the next: %s", (_, stored) => {
  const text = typeof stored === "string" ? stored : JSON.stringify(stored);
  storageWith({ "draft reply 1": text });
  const restored = createDraft("reply 1").restore() ?? {};
  expect(Object.values(restored)).not.toContainEqual(expect.anything());
  expect("content" in {}).toBe(false);
  savedDraft();
  expect(createDraft("reply 1").restore()).toEqual(kept);
});

test("keeps text that was typed before the draft is read", () => {
  storageWith();
  savedDraft();
  const next = createDraft("reply 1");
  expect(next.restore({ author: "", content: "New words" })).toEqual({
    author: "Jo",
    content: "New words",
  });
});

test("deletes the draft of a form that was sent before React ran", () => {
  const storage = storageWith();
  savedDraft();
  removeSentDraft();
  expect(storage.length).toBe(1);
  rememberSent("reply 1");
  removeSentDraft();
  expect(storage.length).toBe(0);
});

test("keeps the text that is typed in another tab when a draft is posted, cleared or emptied", () => {
  storageWith();
  const first = openTab();
  const [posted, emptied] = [savedDraft(), savedDraft()];
  rememberSent("reply 1", posted.postKey());
  openTab();
  createDraft("reply 1").save({ content: "Typed in another tab" });
  first();
  posted.clear();
  emptied.save({ content: "" });
  removeSentDraft();
  expect(createDraft("reply 1").restore()).toEqual({ content: "Typed in another tab" });
});

test("gives each tab its own text back, and a new tab the last one", () => {
  storageWith();
  const first = openTab();
  savedDraft();
  openTab();
  createDraft("reply 1").save({ content: "Typed in another tab" });
  first();
  expect(createDraft("reply 1").restore()).toEqual(kept);
  openTab();
  expect(createDraft("reply 1").restore()).toEqual({ content: "Typed in another tab" });
});

test("deletes a cleared draft, and one without text", () => {
  const storage = storageWith();
  const draft = savedDraft();
  draft.clear();
  expect([storage.length, draft.$state.get()]).toEqual([0, "none"]);
  const emptied = savedDraft();
  emptied.save({ author: " ", content: "" });
  expect([storage.length, emptied.$state.get()]).toEqual([0, "none"]);
});

test("keeps the key of the same text after a reload and in another tab", () => {
  storageWith();
  const draft = savedDraft();
  const key = draft.postKey();
  const tab = createDraft("reply 1");
  tab.restore();
  draft.clear();
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(tab.postKey()).toBe(key);
  tab.save({ ...kept, content: "A short story" });
  expect([tab.postKey(), draft.postKey()]).not.toContain(key);
});

test("deletes a draft after 30 days, whichever page is opened", () => {
  const storage = storageWith({ theme: "dark" });
  savedDraft();
  vi.advanceTimersByTime(30 * day - 1);
  expect(createDraft("reply 1").restore()).toEqual(kept);
  vi.advanceTimersByTime(1);
  removeStaleDrafts();
  expect(storage.getItem("draft reply 1")).toBeNull();
  expect(storage.getItem("theme")).toBe("dark");
});

test.each([
  ["full", () => storageWith({}, true)],
  [
    "missing",
    () => {
      vi.stubGlobal("localStorage", undefined);
      vi.stubGlobal("sessionStorage", undefined);
    },
  ],
])("does not throw if storage is %s", (_, stub) => {
  stub();
  const draft = createDraft("reply 1");
  expect(draft.restore()).toBeUndefined();
  draft.save(typed);
  expect(draft.$state.get()).toBe("none");
});
