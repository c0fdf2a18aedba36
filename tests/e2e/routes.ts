import pages from "../fixtures/content/pages.json" with { type: "json" };
import { contentOf } from "../support/content.ts";

const texts = contentOf("pages");

const ofPages = Object.entries(pages).map(([path, { title }]) => {
  const text = texts[path.slice(1).replaceAll("/", "-") || "home"];
  return [path, title, String(text?.["title"] ?? title)] as const;
});

export const routes = [
  ...ofPages,
  ["/social-videos/background/2", "Fix the System, page 2", "Fix the System"],
  // With a transcript, a photograph, and a video that cannot be embedded.
  ["/media/5", "Who counts as an expert?", "Who counts as an expert?"],
  ["/media/101", "A thread next to a ruler", "A thread next to a ruler"],
  ["/media/2", "One slide, two days", "One slide, two days"],
  [
    "/podcasts/1",
    "A long conversation about chronic illness",
    "A long conversation about chronic illness",
  ],
  ["/glossary/matchbox-sign", "Matchbox Sign: what it means", "Matchbox Sign"],
  [
    "/glossary/delusional-infestation",
    "Delusional infestation: what it means",
    "Delusional infestation",
  ],
  ["/discussions/1", "How to use Medical Experiences", "How to use Medical Experiences"],
] as const;

export const missingPaths = [
  ["/no-such-page", "We cannot find this page"],
  ["/podcasts/999", "We cannot find this page"],
  ["/media/deeper", "We cannot find this page"],
  ["/media/999", "We cannot find this page"],
  ["/templates/discussion", "We cannot find this page"],
  ["/glossary/no-such-term", "We cannot find this page"],
  ["/discussions/0", "Discussion Not Found"],
  ["/discussions/abc", "Discussion Not Found"],
  ["/discussions/-1", "Discussion Not Found"],
  ["/discussions/2147483648", "Discussion Not Found"],
  ["/discussions/999999", "Discussion Not Found"],
] as const;
