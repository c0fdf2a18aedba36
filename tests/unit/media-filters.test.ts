import { expect, test } from "vitest";
import { evidenceVideosIn, photosIn } from "../../src/data/media-filters.ts";

const image = (category: string) => ({ type: "image", category }) as const;
const video = (category: string) => ({ type: "video", category }) as const;

test("photographs are found by any of their six words, in any case", () => {
  const shown = [
    "Microscopy",
    "Evidence",
    "PROOF",
    "Laboratory results",
    "Image analysis",
    "iPhone Documentation",
  ].map(image);
  expect(photosIn([...shown, image("Documentation"), image("Holiday")])).toEqual(shown);
});

test("evidence videos are found by any of their eight words, in any case", () => {
  const shown = [
    "Scientific Evidence",
    "evidence",
    "Proof",
    "laboratory",
    "Analysis",
    "Research",
    "iPhone Documentation",
    "Parasites on film",
  ].map(video);
  expect(evidenceVideosIn([...shown, video("Healing Music"), video("iPhone")])).toEqual(shown);
});

test("a photograph is no video, and a video no photograph", () => {
  const both = [image("Evidence"), video("Evidence")];
  expect(photosIn(both)).toEqual([image("Evidence")]);
  expect(evidenceVideosIn(both)).toEqual([video("Evidence")]);
});

test("a video that has no type counts as a video", () => {
  const item = { category: "Scientific Evidence" };
  expect(evidenceVideosIn([item, { category: "Social Commentary" }])).toEqual([item]);
});
