import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetMyPost, myPostLabel, myPosts, saveMyPost } from "../../src/stores/my-posts.ts";

const linkOf = (kind: string, letter: string) => `/own/${kind}-${letter.repeat(43)}`;
const privateLink = linkOf("reply", "a");

/** Stubs `localStorage`. */
function store(text?: string) {
  const kept = new Map(text === undefined ? [] : [["own posts", text]]);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
}

beforeEach(() => store());
afterEach(() => {
  vi.unstubAllGlobals();
});

test("labels the link of a post with the actions that are still possible", () => {
  saveMyPost({ privateLink, id: 7 });
  saveMyPost({ privateLink: linkOf("comment", "b"), id: 7 }, 1);
  expect(myPosts().map(myPostLabel)).toEqual(["Edit or delete", "Delete"]);
});

test("saves a held post once and adds its id later", () => {
  saveMyPost({ privateLink }, 5);
  saveMyPost({ privateLink, id: 9 }, 8);
  saveMyPost({ privateLink }, 9);
  expect(myPosts()).toEqual([{ privateLink, id: 9, postedAt: 5 }]);
});

test("puts a removed post back in its place", () => {
  for (const [at, letter] of [..."abc"].entries())
    saveMyPost({ privateLink: linkOf("reply", letter) }, at + 1);
  const before = myPosts();
  forgetMyPost(linkOf("reply", "b"));
  expect(myPosts()).toHaveLength(2);
  saveMyPost({ privateLink: linkOf("reply", "b") }, 2);
  expect(myPosts()).toEqual(before);
});

test.each(["nonsense", "[null]", '[{"own":"https://elsewhere.example/x","at":1}]'])(
  "ignores an invalid stored list: %s",
  (text) => {
    store(text);
    expect(myPosts()).toEqual([]);
  },
);

test("does not throw if storage is blocked", () => {
  const denied = () => {
    throw new Error("denied");
  };
  vi.stubGlobal("localStorage", { getItem: denied, setItem: denied });
  expect(() => saveMyPost({ privateLink })).not.toThrow();
  expect(myPosts()).toEqual([]);
});
