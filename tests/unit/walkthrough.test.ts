import { expect, test } from "vitest";
import { walkthrough } from "../../src/collections/schemas/walkthrough.ts";

const video = { title: "A walk", url: "https://video.example.org/embed/walkthrough" };
const accepts = (value: unknown) => walkthrough.safeParse(value).success;

test("accepts a title with a URL, and no walkthrough", () => {
  expect(accepts(video)).toBe(true);
  expect(accepts(undefined)).toBe(true);
});

test.each([
  ["no title", { ...video, title: " " }],
  ["a script URL", { ...video, url: "javascript:alert(1)" }],
  ["a picture without alternative text", { ...video, thumbnail: "walk.jpg" }],
  ["a picture outside its folder", { ...video, thumbnail: "../walk.jpg", thumbnailAlt: "x" }],
  ["an unknown field", { ...video, link: "x" }],
])("rejects %s", (_what, value) => {
  expect(accepts(value)).toBe(false);
});
