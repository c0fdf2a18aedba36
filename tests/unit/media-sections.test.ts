import { expect, test } from "vitest";
import { mediaPage, mediaSection } from "../../src/lib/media-sections.ts";

const photos = ["Microscopy", "Evidence", "PROOF", "Laboratory results", "Analysis", "iPhone"];
const videos = ["Scientific Evidence", "Proof", "laboratory", "Analysis", "Research"];

type Case = [type: string | undefined, category: string, section: string | undefined];

test.each<Case>([
  ...photos.map((category): Case => ["image", category, "photos"]),
  ...videos.map((category): Case => ["video", category, "videos"]),
  ["video", "iPhone Documentation", "videos"],
  ["video", "Parasites", "videos"],
  ["image", "Documentation", undefined],
  ["image", "Holiday", undefined],
  ["video", "Healing Music", undefined],
  ["video", "iPhone", undefined],
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
