import { expect, test } from "vitest";
import { slugify } from "../../src/lib/text/slugify.ts";

test.each([
  ["Łódź fever", "lodz-fever"],
  ["Großer Æsir, cœliac þing", "grosser-aesir-coeliac-thing"],
  ["Đặng’s ﬁbre, №5", "dang-s-fibre-no5"],
  ["(Crawling) at night!", "crawling-at-night"],
  ["Лихорадка", ""],
])("names the file of “%s” “%s”", (title, name) => {
  expect(slugify(title)).toBe(name);
});
