import { expect, test } from "vitest";
import { forgetPost, keepPost, keptPosts, ownLinks } from "../../src/stores/own-posts.ts";

const own = (kind: string, letter: string) => `/own/${kind}-${letter.repeat(43)}`;

/** A browser's storage with this in it. */
function storageWith(text?: string) {
  const kept = new Map(text === undefined ? [] : [["own posts", text]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test("a post is kept with its link, which says what can still be done", () => {
  const storage = storageWith();
  keepPost({ own: own("reply", "a"), id: 7 }, storage);
  keepPost({ own: own("comment", "b"), id: 7 }, storage, 1);
  expect(ownLinks("reply", storage).get(7)).toEqual({
    href: own("reply", "a"),
    label: "Edit or delete",
  });
  expect(ownLinks("comment", storage).get(7)?.label).toBe("Delete");
});

test("what was held is known before it stands anywhere, and once", () => {
  const storage = storageWith();
  keepPost({ own: own("reply", "a") }, storage, 5);
  expect(ownLinks("reply", storage).size).toBe(0);
  keepPost({ own: own("reply", "a"), id: 9 }, storage, 8);
  keepPost({ own: own("reply", "a") }, storage, 9);
  expect(keptPosts(storage)).toEqual([{ own: own("reply", "a"), id: 9, at: 5 }]);
});

test("a post is forgotten without the others", () => {
  const storage = storageWith();
  keepPost({ own: own("reply", "a"), id: 1 }, storage);
  keepPost({ own: own("reply", "b"), id: 2 }, storage);
  forgetPost(own("reply", "a"), storage);
  expect([...ownLinks("reply", storage).keys()]).toEqual([2]);
});

test("a hundred are kept, the newest", () => {
  const storage = storageWith();
  for (let id = 1; id <= 102; id++)
    keepPost({ own: `/own/reply-${String(id).padStart(43, "x")}`, id }, storage);
  expect(keptPosts(storage)).toHaveLength(100);
  expect(keptPosts(storage)[0]?.id).toBe(102);
});

test.each([
  "nonsense",
  "null",
  '{"own":1}',
  "[null]",
  '[{"own":"https://elsewhere.example/x","at":1}]',
  '[{"own":"/own/reply-x","at":"y"}]',
])("what is no list of posts (%s) is none", (text) => {
  expect(keptPosts(storageWith(text))).toEqual([]);
});

test("a browser that keeps nothing breaks nothing", () => {
  const closed = () => {
    throw new Error("denied");
  };
  const storage = { getItem: closed, setItem: closed, removeItem: closed };
  expect(() => keepPost({ own: own("reply", "a") }, storage)).not.toThrow();
  expect(keptPosts(storage)).toEqual([]);
});
