import { cleanStores } from "nanostores";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  $myPosts,
  forgetMyPost,
  myPostLabel,
  saveMyPost,
} from "../../src/community/forum/own/my-posts.ts";

const linkOf = (kind: string, letter: string) => `/own/${kind}-${letter.repeat(43)}`;
const privateLink = linkOf("reply", "a");

function store(text?: string) {
  const kept = new Map(text === undefined ? [] : [["own posts", text]]);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
}

beforeEach(() => store());
afterEach(() => {
  cleanStores($myPosts);
  vi.unstubAllGlobals();
});

test("labels the link of a post with the actions that are still possible", () => {
  saveMyPost({ privateLink, id: 7 });
  saveMyPost({ privateLink: linkOf("comment", "b"), id: 7 }, 1);
  expect($myPosts.get().map(myPostLabel)).toEqual(["Edit or delete", "Delete"]);
});

test("saves a post once, although the next page saves it again", () => {
  saveMyPost({ privateLink, id: 9 }, 5);
  saveMyPost({ privateLink, id: 9 }, 8);
  expect($myPosts.get()).toEqual([{ privateLink, id: 9, postedAt: 5 }]);
});

test("puts a removed post back in its place", () => {
  for (const [at, letter] of [..."abc"].entries())
    saveMyPost({ privateLink: linkOf("reply", letter), id: at + 1 }, at + 1);
  const before = $myPosts.get();
  forgetMyPost(linkOf("reply", "b"));
  expect($myPosts.get()).toHaveLength(2);
  saveMyPost({ privateLink: linkOf("reply", "b"), id: 2 }, 2);
  expect($myPosts.get()).toEqual(before);
});

test.each(["nonsense", "[null]", '[{"privateLink":"https://elsewhere.example/x","id":1}]'])(
  "ignores an invalid stored list: %s",
  (text) => {
    store(text);
    expect($myPosts.get()).toEqual([]);
  },
);

test("does not throw if storage is blocked", () => {
  const denied = () => {
    throw new Error("denied");
  };
  vi.stubGlobal("localStorage", { getItem: denied, setItem: denied });
  expect(() => saveMyPost({ privateLink, id: 1 })).not.toThrow();
  expect($myPosts.get()).toEqual([]);
});
