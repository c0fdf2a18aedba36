import { field, text, webAddress } from "./field.ts";
import { listed } from "./publication.ts";

export const playlistFile = listed({
  title: field(text(80), "The name of the playlist.", "Healing Music"),
  description: field(
    text(400),
    "The contents of the playlist, in one or two sentences.",
    "Quiet music for resting.",
  ),
  url: field(
    webAddress,
    "The web address of the playlist. It opens in a new tab.",
    "https://video.example.org/playlist/healing-music",
  ),
});
