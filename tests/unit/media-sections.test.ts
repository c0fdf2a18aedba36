import { expect, test } from "vitest";
import { mediaPage, mediaSection } from "../../src/lib/media-sections.ts";

const photos = ["Microscopy", "Evidence", "PROOF", "Laboratory results", "Analysis", "iPhone"];
const videos = ["Scientific Evidence", "Proof", "laboratory", "Analysis", "Research"];

test.each([
  ...photos.map((category) => ["image", category, "photos"]),
  ...[...videos, "iPhone Documentation", "Parasites"].map((name) => ["video", name, "videos"]),
  ...["Documentation", "Holiday"].map((category) => ["image", category, undefined]),
  ...["Healing Music", "iPhone"].map((category) => ["video", category, undefined]),
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
