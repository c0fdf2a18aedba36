import { expect, test } from "vitest";
import { current } from "../../src/features/site/navigation.ts";

test("marks the link to the current page and its parent", () => {
  expect(current("/discussions", "/discussions")).toBe("page");
  expect(current("/discussions", "/discussions/4")).toBe("true");
  expect(current("/discussions", "/discussionsboard")).toBeUndefined();
  expect(current("/", "/media")).toBeUndefined();
  expect(current("/", "/")).toBe("page");
});
