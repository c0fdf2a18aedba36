import { z } from "zod";
import { field, text, webAddress } from "./field.ts";
import { hasPictureText, needsPictureText, picture } from "./publication.ts";

/** The video on the home page that leads through the site; without it the home page leaves it out. */
const video = z
  .strictObject({
    title: field(
      text(120),
      "Title",
      "The title, as a visitor reads it.",
      "A walk through this site",
    ),
    url: field(
      webAddress,
      "Address",
      "The address of the video; one with /embed/ in it plays on the page.",
      "https://video.example.org/embed/walkthrough",
    ),
    ...picture,
  })
  .refine(hasPictureText, needsPictureText);

export const walkthrough = field(
  video.optional(),
  "Walkthrough",
  "The video on the home page that leads through the site; leave it out for none.",
  {
    title: "A walk through this site",
    url: "https://video.example.org/embed/walkthrough",
  },
);
