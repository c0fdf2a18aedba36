import { expect, test } from "vitest";
import { mediaPage, mediaSection } from "../../src/lib/media-sections.ts";

const image = (category: string) => ({ type: "image", category }) as const;
const video = (category: string) => ({ type: "video", category }) as const;

test.each(["Microscopy", "Evidence", "PROOF", "Laboratory results", "Image analysis", "iPhone"])(
  "lists a photograph of the category %s",
  (category) => expect(mediaSection(image(category))).toBe("photos"),
);

test.each([
  ...["Scientific Evidence", "evidence", "Proof", "laboratory"],
  ...["Analysis", "Research", "iPhone Documentation", "Parasites on film"],
])("lists a video of the category %s", (category) => {
  expect(mediaSection(video(category))).toBe("videos");
});

test("does not list other categories", () => {
  const others = [
    image("Documentation"),
    image("Holiday"),
    video("Healing Music"),
    video("iPhone"),
  ];
  expect(others.map(mediaSection)).toEqual([undefined, undefined, undefined, undefined]);
});

test("treats an item without a type as a video", () => {
  expect(mediaSection({ category: "Scientific Evidence" })).toBe("videos");
  expect(mediaSection({ category: "Social Commentary" })).toBeUndefined();
});

test("prefers a tab of the Social Videos page to the Media page", () => {
  expect(mediaPage({ category: "Scientific Evidence", tab: "silencing" })).toBe(
    "/social-videos#silencing",
  );
  expect(mediaPage({ category: "Scientific Evidence" })).toBe("/media");
  expect(mediaPage({ category: "Social Commentary" })).toBeUndefined();
});
