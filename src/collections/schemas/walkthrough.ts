import { z } from "zod";
import { field, group, text, webAddress } from "./field.ts";
import { hasPictureText, needsPictureText, picture } from "./publication.ts";

const video = z
  .strictObject({
    title: field(text(120), "Title", "The title that visitors see.", "A walk through this site"),
    url: field(
      webAddress,
      "Address",
      "The web address of the video. If it contains /embed/, the video plays on the page.",
      "https://video.example.org/embed/walkthrough",
    ),
    ...picture,
  })
  .refine(hasPictureText, needsPictureText);

/** The video tour on the home page. */
export const walkthrough = group(
  video.optional(),
  "Walkthrough",
  "A video on the home page that shows visitors around the site.",
);
