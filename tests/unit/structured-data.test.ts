import { expect, test } from "vitest";
import { faq } from "../../src/subjects/glossary/faq.ts";
import { structuredMedia } from "../../src/subjects/media/structured-media.ts";

const video = {
  title: "A thread that moves",
  description: "The creator thinks that this is a [parasite](/glossary/parasite).",
  sample: false,
  published: "2025-05-02",
  duration: "1:02:05",
  url: "https://video.example.org/embed/4",
};

const dataOf = (changes: object) =>
  structuredMedia(
    { ...video, ...changes },
    "https://site.test/media/4",
    "https://site.test/poster.webp",
  );

test("describes a video with everything that search engines require", () => {
  expect(dataOf({})).toEqual({
    "@context": "https://schema.org",
    "@type": "VideoObject",
    name: "A thread that moves",
    description: "The creator thinks that this is a parasite.",
    url: "https://site.test/media/4",
    thumbnailUrl: "https://site.test/poster.webp",
    uploadDate: "2025-05-02",
    duration: "PT1H2M5S",
    embedUrl: "https://video.example.org/embed/4",
  });
});

test("describes a photograph, with or without a date", () => {
  const photo = { url: undefined, duration: undefined };
  expect(dataOf(photo)).toMatchObject({
    "@type": "ImageObject",
    contentUrl: "https://site.test/poster.webp",
    datePublished: "2025-05-02",
  });
  expect(dataOf({ ...photo, published: undefined })).toMatchObject({ "@type": "ImageObject" });
});

test.each([
  ["is an example", { sample: true }],
  ["has no date", { published: undefined }],
  ["has no fixed length", { duration: "Variable" }],
  ["cannot be embedded", { url: "https://video.example.org/watch/4" }],
])("leaves out a video that %s", (_, changes) => {
  expect(dataOf(changes)).toBeUndefined();
});

test("labels the creator's view of a term, and leaves out an example", () => {
  const definitions = { clinicalDefinition: "A mite.", ntkocDefinition: "It counts." };
  const textOf = (sample: boolean) =>
    faq([{ term: "Mite", ...definitions, sample }]).mainEntity[0]?.acceptedAnswer.text;
  expect(textOf(false)).toBe(
    "Clinical definition: A mite. The creator’s view (not verified): It counts.",
  );
  expect(textOf(true)).toBe("Clinical definition: A mite.");
});
