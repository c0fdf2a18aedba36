import { field, listOf, oneOf, text, webAddress } from "../schemas/field.ts";
import { listed } from "../schemas/publication.ts";
import { collection } from "./collection.ts";

const platforms = {
  video: "Videos",
  "short-video": "Short videos",
  x: "X",
  newsletter: "Newsletter",
} as const;

const places = { footer: "Footer of every page", media: "Media pages" } as const;

const channelFile = listed({
  name: field(text(60), "The text of the link to the channel.", "Main video channel"),
  platform: field(oneOf(platforms), "The kind of channel, which decides its icon.", "video"),
  url: field(webAddress, "The web address of the channel.", "https://video.example.org/main"),
  shownIn: field(
    listOf(oneOf(places), 0).default([]),
    "Other places that link to the channel. The footer shows the first four.",
    ["footer", "media"],
    "Also shown in",
  ),
});

export const channels = collection({
  one: "channel",
  ending: "json",
  schema: channelFile,
  studioGroup: "Page texts and channels",
  page: () => "/contact",
});
