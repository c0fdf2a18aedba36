import { expect, test } from "vitest";
import { current, headerGroups } from "../../src/features/site/navigation.ts";

const closed = { blog: false, comments: false, discussions: false };

const badged = (features: typeof closed) =>
  headerGroups(features).flatMap(({ items }) => items.filter(({ badge }) => badge));

test("marks closed features as coming soon", () => {
  expect(badged(closed)).toEqual([
    { href: "/blog", label: "Blog", badge: "Coming Soon" },
    { href: "/discussions", label: "Discussion Board", badge: "Coming Soon" },
  ]);
  expect(badged({ ...closed, blog: true }).map(({ href }) => href)).toEqual(["/discussions"]);
  expect(badged({ ...closed, discussions: true }).map(({ href }) => href)).toEqual(["/blog"]);
});

test("marks the link to the current page and its parent", () => {
  expect(current("/discussions", "/discussions")).toBe("page");
  expect(current("/discussions", "/discussions/4")).toBe("true");
  expect(current("/discussions", "/discussionsboard")).toBeUndefined();
  expect(current("/", "/media")).toBeUndefined();
  expect(current("/", "/")).toBe("page");
});
