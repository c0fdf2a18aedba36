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

test("shows a badge on features that are not launched", () => {
  expect(badged(closed)).toEqual([
    { href: "/blog", label: "Blog", badge: "Coming Soon" },
    { href: "/discussions", label: "Discussion Board", badge: "Coming Soon" },
  ]);
  expect(badged({ ...closed, blog: true }).map(({ href }) => href)).toEqual(["/discussions"]);
  expect(badged({ ...closed, discussions: true }).map(({ href }) => href)).toEqual(["/blog"]);
});

test("marks a link as current on its page and the pages below it", () => {
  expect(current("/discussions", "/discussions")).toBe("page");
  expect(current("/discussions", "/discussions/4")).toBe("true");
  expect(current("/discussions", "/discussionsboard")).toBeUndefined();
  expect(current("/", "/media")).toBeUndefined();
  expect(current("/", "/")).toBe("page");
});

test("marks a group as current on its pages", () => {
  const [media, , community] = headerGroups(closed);
  if (!media || !community) throw new Error("no groups");
  expect(holds(media, "/podcasts")).toBe(true);
  expect(holds(media, "/contact")).toBe(false);
  expect(holds(community, "/discussions/1")).toBe(true);
});

test("adds the store, support and privacy pages to the last column of the footer", () => {
  expect(footerGroups().map(({ items }) => items.map(({ href }) => href))).toEqual([
    ["/media", "/social-videos", "/podcasts"],
    ["/treating-parasites", "/glossary", "/literature"],
    ["/about", "/blog", "/discussions", "/store", "/support", "/contact", "/privacy"],
  ]);
});
