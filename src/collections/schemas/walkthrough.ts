import { z } from "zod";
import { field, group, text, videoAddress } from "./field.ts";
import { hasPictureText, needsPictureText, picture } from "./publication.ts";

const video = z
  .strictObject({
    title: field(text(120), "Title", "The title that visitors see.", "A walk through this site"),
    url: field(
      videoAddress,
      "Address",
      "The web address of the video. The address of a player, which usually contains /embed/, plays on the page. Any other address becomes a link.",
      "https://video.example.org/embed/walkthrough",
    ),
    ...picture,
  })
  .refine(hasPictureText, needsPictureText);

export const walkthrough = group(
  video.optional(),
  "Walkthrough",
  "A video on the home page that shows visitors around the site.",
);
