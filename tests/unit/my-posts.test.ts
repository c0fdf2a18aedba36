import { expect, test } from "vitest";
import {
  addMissingIds,
  forgetMyPost,
  myPostLabel,
  myPosts,
  saveMyPost,
} from "../../src/stores/my-posts.ts";

const linkOf = (kind: string, letter: string) => `/own/${kind}-${letter.repeat(43)}`;

/** A fake `localStorage`. */
function storageWith(text?: string) {
  const kept = new Map(text === undefined ? [] : [["own posts", text]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test("labels the link of a post with the actions that are still possible", () => {
  const storage = storageWith();
  saveMyPost({ privateLink: linkOf("reply", "a"), id: 7 }, storage);
  saveMyPost({ privateLink: linkOf("comment", "b"), id: 7 }, storage, 1);
  expect(myPosts(storage).map((post) => myPostLabel(post))).toEqual(["Edit or delete", "Delete"]);
});

test("saves a held post once and adds its id later", () => {
  const storage = storageWith();
  saveMyPost({ privateLink: linkOf("reply", "a") }, storage, 5);
  saveMyPost({ privateLink: linkOf("reply", "a"), id: 9 }, storage, 8);
  saveMyPost({ privateLink: linkOf("reply", "a") }, storage, 9);
  expect(myPosts(storage)).toEqual([{ privateLink: linkOf("reply", "a"), id: 9, postedAt: 5 }]);
});

test("removes one post and keeps the others", () => {
  const storage = storageWith();
  saveMyPost({ privateLink: linkOf("reply", "a"), id: 1 }, storage);
  saveMyPost({ privateLink: linkOf("reply", "b"), id: 2 }, storage);
  forgetMyPost(linkOf("reply", "a"), storage);
  expect(myPosts(storage).map(({ id }) => id)).toEqual([2]);
});

test("adds the ids of posts that were saved without one", async () => {
  const storage = storageWith();
  saveMyPost({ privateLink: linkOf("discussion", "a") }, storage, 5);
  saveMyPost({ privateLink: linkOf("reply", "b"), id: 2 }, storage, 6);
  saveMyPost({ privateLink: linkOf("reply", "c") }, storage, 7);
  const asked: string[] = [];
  await addMissingIds(async (privateLink) => {
    asked.push(privateLink);
    return privateLink.startsWith("/own/discussion") ? 10_001 : undefined;
  }, storage);
  expect(asked).toEqual([linkOf("reply", "c"), linkOf("discussion", "a")]);
  expect(myPosts(storage).map(({ id, postedAt }) => [id, postedAt])).toEqual([
    [undefined, 7],
    [2, 6],
    [10_001, 5],
  ]);
});

test("puts a removed post back in its place", () => {
  const storage = storageWith();
  for (const [at, letter] of [..."abc"].entries())
    saveMyPost({ privateLink: linkOf("reply", letter) }, storage, at + 1);
  const before = myPosts(storage);
  forgetMyPost(linkOf("reply", "b"), storage);
  saveMyPost({ privateLink: linkOf("reply", "b") }, storage, 2);
  expect(myPosts(storage)).toEqual(before);
});

test("keeps the newest 100 posts", () => {
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
])("ignores an invalid stored list: %s", (text) => {
  expect(myPosts(storageWith(text))).toEqual([]);
});

test("does not throw if storage is blocked", () => {
  const closed = () => {
    throw new Error("denied");
  };
  const storage = { getItem: closed, setItem: closed, removeItem: closed };
  expect(() => saveMyPost({ privateLink: linkOf("reply", "a") }, storage)).not.toThrow();
  expect(myPosts(storage)).toEqual([]);
});
