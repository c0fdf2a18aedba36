import { entries } from "./entries.ts";
import { evidenceVideosIn, photosIn } from "./media-filters.ts";
import { byId, inOrder } from "./pick.ts";

/** Every video, by id. */
export const videos = byId(await entries("videos"));

const evidence = byId(await entries("evidence"));

/** The Media page's two sections. */
export const evidenceVideos = evidenceVideosIn([...videos, ...evidence]);
export const photos = photosIn(evidence);

/** The tabs of the Social Videos page with the videos of each, by id; the playlists' tab has none. */
export const socialTabs = inOrder(await entries("social-tabs")).map((tab) => ({
  ...tab,
  videos: videos.filter((video) => video.tab === tab.slug),
}));

export const playlists = inOrder(await entries("playlists"));
