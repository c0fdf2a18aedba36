import { expect, test } from "vitest";
import { slugify } from "../../src/lib/text/slugify.ts";

test.each([
  ["Łódź fever", "lodz-fever"],
  ["Großer Æsir, cœliac þing", "grosser-aesir-coeliac-thing"],
  ["Đặng’s ﬁbre, №5", "dang-s-fibre-no5"],
  ["(Crawling) at night!", "crawling-at-night"],
  ["Лихорадка", ""],
  ['What: "a|b" <c>?*', "what-a-b-c"],
  ["back\\slash", "back-slash"],
  ["CON", "con-1"],
  ["lpt1", "lpt1-1"],
  ["Console", "console"],
])("names the file of “%s” “%s”", (title, name) => {
  expect(slugify(title)).toBe(name);
});
