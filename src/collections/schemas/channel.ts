import { z } from "zod";
import { field, listOf, oneOf, text, webAddress } from "./field.ts";
import { order, publication } from "./publication.ts";

/** Icons exist for these kinds of channel. */
export const platforms = ["video", "short-video", "x", "newsletter"] as const;

/** A channel elsewhere: one JSON file in `content/channels/`. The contact page shows them all. */
export const channelFile = z.strictObject({
  name: field(text(60), "Name", "What visitors read on the link.", "Main video channel"),
  platform: field(oneOf(platforms), "Platform", "Which icon it gets.", "video"),
  url: field(
    webAddress,
    "Address",
    "The address of the channel.",
    "https://video.example.org/main",
  ),
  shownIn: field(
    listOf(oneOf(["footer", "media"]), 0).default([]),
    "Also shown in",
    "footer for an icon at the foot of every page, where four fit; media for the list on the media pages.",
    ["footer", "media"],
  ),
  order,
  ...publication,
});
