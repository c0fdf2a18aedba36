import { expect, test } from "vitest";
import { mediaPage, mediaSection } from "../../src/lib/media/media-sections.ts";

test.each([
  ["image", "Microscopy", "photos"],
  ["image", "PROOF", "photos"],
  ["image", "iPhone", "photos"],
  ["image", "Holiday", undefined],
  ["video", "laboratory", "videos"],
  ["video", "iPhone Documentation", "videos"],
  ["video", "iPhone", undefined],
  ["video", "Healing Music", undefined],
  [undefined, "Scientific Evidence", "videos"],
])("lists an item of the type %s and the category %s in %s", (type, category, section) => {
  expect(mediaSection({ type, category })).toBe(section);
});

test("prefers a tab of the Social Videos page to the Media page", () => {
  const evidence = { category: "Scientific Evidence" };
  expect(mediaPage({ ...evidence, tab: "silencing" })).toBe("/social-videos#silencing");
  expect(mediaPage(evidence)).toBe("/media");
  expect(mediaPage({ category: "Social Commentary" })).toBeUndefined();
});
