import { expect, test } from "vitest";
import { routes } from "../../src/collections/schemas/pages.ts";
import { current, footerGroups } from "../../src/subjects/site/navigation.ts";

test("marks the link to the current page and its parent", () => {
  expect(current("/discussions", "/discussions")).toBe("page");
  expect(current("/discussions", "/discussions/4")).toBe("true");
  expect(current("/discussions", "/discussionsboard")).toBeUndefined();
  expect(current("/", "/media")).toBeUndefined();
  expect(current("/", "/")).toBe("page");
});

test("links to every page in the footer", () => {
  const linked = footerGroups().flatMap(({ items }) => items.map(({ href }) => href));
  const elsewhere = ["/", "/about/this-site", "/search"];
  expect([...linked, ...elsewhere].toSorted()).toEqual([...routes].toSorted());
});
