import { mediaSection } from "../../lib/media-sections.ts";
import { entries } from "./entries.ts";
import { shownMedia } from "./media-card.ts";
import { pageAt } from "./pages.ts";
import { byId, inOrder } from "./sort-and-filter.ts";

export const videos = byId(await entries("videos"));

const evidence = byId(await entries("evidence"));

/** Every video and photograph, each with its own page. */
export const media = [...videos, ...evidence].map(shownMedia);

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

const onTabs = new Set<unknown>(socialTabs.flatMap((tab) => tab.videos));

/** The list to which the page of an entry links back. One that is on both pages belongs to its tab. */
const lists = [
  ...socialTabs.map(({ slug, label, videos }) => ({
    ...{ href: `/social-videos#${slug}`, name: label, items: videos.map(shownMedia) },
  })),
  {
    ...{ href: "/media", name: pageAt("/media").title },
    items: [...evidenceVideos, ...photos].filter((item) => !onTabs.has(item)).map(shownMedia),
  },
];

const places = new Map(
  lists.flatMap(({ href, name, items }) =>
    items.map(({ id }, at) => {
      const place = { list: { href, name }, previous: items[at - 1], next: items[at + 1] };
      return [id, place] as const;
    }),
  ),
);

/** Every video and photograph with its list and its neighbours there, if a page lists it. */
export const watchEntries = media.map((item) => ({ item, ...places.get(item.id) }));
