import { expect, test } from "vitest";
import { walkthrough } from "../../src/collections/schemas/walkthrough.ts";

const video = { title: "A walk", url: "https://video.example.org/embed/walkthrough" };
const accepts = (value: unknown) => walkthrough.safeParse(value).success;

test("a title and an address are enough, and so is no walkthrough at all", () => {
  expect(accepts(video)).toBe(true);
  expect(accepts(undefined)).toBe(true);
});

test.each([
  ["no title", { ...video, title: " " }],
  ["an address that runs a script", { ...video, url: "javascript:alert(1)" }],
  ["a picture without words", { ...video, thumbnail: "walk.jpg" }],
  ["a picture outside its folder", { ...video, thumbnail: "../walk.jpg", thumbnailAlt: "x" }],
  ["a field that there is not", { ...video, link: "x" }],
])("%s is refused", (_what, value) => {
  expect(accepts(value)).toBe(false);
});
