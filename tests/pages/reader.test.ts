import { Readability } from "@mozilla/readability";
import { expect, test } from "vitest";
import { launched, textsOf } from "./site.ts";

test.each([
  ["/do-i-need-a-doctor", "main :is(.call, .notice) :is(h2, li)"],
  ["/treating-parasites", "main details.danger li, main article h3:not(:has(a[target]))"],
  ["/glossary", "main article :is(h3, dd)"],
  ["/discussions/1", "main article p"],
])("keeps the dangers, numbers and cards of %s in reader views", async (path, selector) => {
  const shown = textsOf(await launched.open(path), selector);
  const article = new Readability(await launched.open(path)).parse()?.textContent ?? "";
  const text = article.replace(/\s+/g, " ");
  expect(shown.length).toBeGreaterThan(3);
  expect(shown.filter((one) => !text.includes(one))).toEqual([]);
});
