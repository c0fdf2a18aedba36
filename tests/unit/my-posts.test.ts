import { expect, test } from "vitest";
import { forgetMyPost, myPostLinks, myPosts, saveMyPost } from "../../src/stores/my-posts.ts";

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
  saveMyPost({ privateLink: own("reply", "a"), id: 7 }, storage);
  saveMyPost({ privateLink: own("comment", "b"), id: 7 }, storage, 1);
  expect(myPostLinks("reply", storage).get(7)).toEqual({
    href: own("reply", "a"),
    label: "Edit or delete",
  });
  expect(myPostLinks("comment", storage).get(7)?.label).toBe("Delete");
});

test("what was held is known before it stands anywhere, and once", () => {
  const storage = storageWith();
  saveMyPost({ privateLink: own("reply", "a") }, storage, 5);
  expect(myPostLinks("reply", storage).size).toBe(0);
  saveMyPost({ privateLink: own("reply", "a"), id: 9 }, storage, 8);
  saveMyPost({ privateLink: own("reply", "a") }, storage, 9);
  expect(myPosts(storage)).toEqual([{ privateLink: own("reply", "a"), id: 9, postedAt: 5 }]);
});

test("a post is forgotten without the others", () => {
  const storage = storageWith();
  saveMyPost({ privateLink: own("reply", "a"), id: 1 }, storage);
  saveMyPost({ privateLink: own("reply", "b"), id: 2 }, storage);
  forgetMyPost(own("reply", "a"), storage);
  expect([...myPostLinks("reply", storage).keys()]).toEqual([2]);
});

test("a hundred are kept, the newest", () => {
  const storage = storageWith();
  for (let id = 1; id <= 102; id++)
    saveMyPost({ privateLink: `/own/reply-${String(id).padStart(43, "x")}`, id }, storage);
  expect(myPosts(storage)).toHaveLength(100);
  expect(myPosts(storage)[0]?.id).toBe(102);
});

test.each([
  "nonsense",
  "null",
  '{"own":1}',
  "[null]",
  '[{"own":"https://elsewhere.example/x","at":1}]',
  '[{"own":"/own/reply-x","at":"y"}]',
])("what is no list of posts (%s) is none", (text) => {
  expect(myPosts(storageWith(text))).toEqual([]);
});

test("a browser that keeps nothing breaks nothing", () => {
  const closed = () => {
    throw new Error("denied");
  };
  const storage = { getItem: closed, setItem: closed, removeItem: closed };
  expect(() => saveMyPost({ privateLink: own("reply", "a") }, storage)).not.toThrow();
  expect(myPosts(storage)).toEqual([]);
});
