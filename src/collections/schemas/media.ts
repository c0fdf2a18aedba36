import { z } from "zod";
import { field, oneOf, text, webAddress } from "./field.ts";
import {
  entryId,
  hasPictureText,
  needsPictureText,
  order,
  picture,
  publication,
} from "./publication.ts";

/** The tabs of the page with short videos that hold videos. */
export const videoTabs = [
  "uncovering",
  "background",
  "silencing",
  "spiritual",
  "healing-music",
] as const;

const videoCategories = [
  "Scientific Evidence",
  "Social Commentary",
  "Spiritual Commentary",
  "Healing Music",
] as const;

const about = {
  id: entryId,
  title: field(text(120), "Title", "The title, as a visitor reads it.", "A thread that moves"),
  description: field(
    text(1000),
    "Description",
    "What there is to see, in a few plain sentences; say whose view it is.",
    "The creator films a thread under a microscope and says what they see in it.",
  ),
};

/** A video: one JSON file in `content/videos/`. */
export const videoFile = z
  .strictObject({
    ...about,
    url: field(
      webAddress,
      "Address",
      "The address of the video; one with /embed/ in it plays on the page.",
      "https://video.example.org/embed/30",
    ),
    ...picture,
    duration: field(
      text(30),
      "Duration",
      "How long it is, as people write it, or Variable.",
      "4:30",
    ),
    category: field(
      oneOf(videoCategories),
      "Category",
      "What kind of video it is; Scientific Evidence puts it on the Media page.",
      "Social Commentary",
    ),
    tab: field(
      oneOf(videoTabs).optional(),
      "Tab",
      "The tab of the Social Videos page that shows it; leave it out to show it on none.",
      "uncovering",
    ),
    ...publication,
  })
  .refine(hasPictureText, needsPictureText);

/** A photograph or video of documentation: one JSON file in `content/evidence/`. */
export const evidenceFile = z
  .strictObject({
    ...about,
    type: field(oneOf(["image", "video"]), "Type", "image for a photograph, or video.", "image"),
    url: field(
      webAddress.optional(),
      "Address",
      "The address of the video; a photograph needs none.",
      "https://video.example.org/embed/105",
    ),
    ...picture,
    category: field(
      text(60),
      "Category",
      "The words on its badge; the Media page shows what is named as evidence, proof, laboratory, analysis, microscopy or iPhone.",
      "iPhone Documentation",
    ),
    educationalLink: field(
      webAddress.optional(),
      "Link to learn more",
      "A page where a visitor can learn more about what is shown.",
      "https://example.org/how-to-look-through-a-microscope",
    ),
    educationalLinkText: field(
      text(80).optional(),
      "Words of that link",
      "What the link says; without it, Learn more.",
      "How a microscope works",
    ),
    ...publication,
  })
  .refine(hasPictureText, needsPictureText)
  .refine((entry) => entry.type === "image" || entry.url !== undefined, {
    path: ["url"],
    error: "Expected the address of the video",
  });

/** A playlist elsewhere: one JSON file in `content/playlists/` or `content/frequencies/`. */
export const playlistFile = z.strictObject({
  title: field(text(80), "Title", "The name of the playlist.", "Healing Music"),
  description: field(
    text(400),
    "Description",
    "What is in it, in a sentence or two.",
    "Quiet pieces to rest with.",
  ),
  url: field(
    webAddress,
    "Address",
    "The address of the playlist; it opens in a new tab.",
    "https://video.example.org/playlist/healing-music",
  ),
  order,
  ...publication,
});

/** A tab of the Social Videos page: one JSON file in `content/social-tabs/`, named for the tab. */
export const socialTabFile = z.strictObject({
  label: field(text(40), "Label", "The words on the tab.", "Science Debunked"),
  introduction: field(
    text(500),
    "Introduction",
    "What stands above the videos of the tab; say whose view it is.",
    "The creator looks again at what counts as settled.",
  ),
  order,
  ...publication,
});
