import { expect, test } from "vitest";
import {
  current,
  footerGroups,
  headerGroups,
  holds,
} from "../../src/components/layout/navigation.ts";

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

test("finds the group of a page", () => {
  const [media, , community] = headerGroups(closed);
  if (!media || !community) throw new Error("no groups");
  expect(holds(media, "/podcasts")).toBe(true);
  expect(holds(media, "/contact")).toBe(false);
  expect(holds(community, "/discussions/1")).toBe(true);
});

test("adds the store, support, privacy and site pages to the last footer column", () => {
  expect(footerGroups().map(({ items }) => items.map(({ href }) => href))).toEqual([
    ["/media", "/social-videos", "/podcasts"],
    ["/do-i-need-a-doctor", "/treating-parasites", "/glossary", "/literature"],
    [
      ...["/about", "/blog", "/discussions", "/store", "/support", "/contact", "/privacy"],
      "/about/this-site",
    ],
  ]);
});
