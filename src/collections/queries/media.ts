import { mediaSection } from "../../lib/media-sections.ts";
import { entries } from "./entries.ts";
import { shownEvidence, shownVideo } from "./media-card.ts";
import { byId, inOrder } from "./sort-and-filter.ts";

export const videos = byId(await entries("videos"));

const evidence = byId(await entries("evidence"));

/** Every video and photograph, each with its own page. */
export const media = [...videos.map(shownVideo), ...evidence.map(shownEvidence)];

/** The sections of the Media page. */
export const evidenceVideos = [...videos, ...evidence].filter(
  (item) => mediaSection(item) === "videos",
);
export const photos = evidence.filter((item) => mediaSection(item) === "photos");

/** The tabs of the Social Videos page with their videos. The Playlists tab has none. */
export const socialTabs = inOrder(await entries("social-tabs")).map((tab) => ({
  ...tab,
  videos: videos.filter((video) => video.tab === tab.slug),
}));

export const playlists = inOrder(await entries("playlists"));
