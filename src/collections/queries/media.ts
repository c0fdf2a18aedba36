import { listPath, type MediaPath, mediaSection } from "../../lib/media/media-sections.ts";
import { type Entry, entries } from "./entries.ts";
import { pageAt } from "./pages/pages.ts";
import { listsInPages } from "./pages/pagination.ts";
import { type EntryPicture, pictureOf } from "./pictures.ts";

type Shared = Pick<
  Entry<"videos">,
  "id" | "title" | "description" | "sample" | "published" | "updated"
>;

export interface ShownMedia extends Shared {
  category: string;
  duration?: string | undefined;
  contentType: "video" | "media";
  picture: EntryPicture;
  url?: string | undefined;
  educational?: { href: string; text: string } | undefined;
}

function shownMedia(entry: Entry<"videos"> | Entry<"evidence">): ShownMedia {
  if (!("type" in entry))
    return { ...entry, contentType: "video", picture: pictureOf("videos", entry) };
  const { type, url, educationalLink: href, educationalLinkText: text = "Learn more" } = entry;
  return {
    ...entry,
    contentType: "media",
    picture: pictureOf("evidence", entry),
    url: type === "video" ? url : undefined,
    educational: href ? { href, text } : undefined,
  };
}

export const videos = await entries("videos");

const evidence = await entries("evidence");

export const media = [...videos, ...evidence].map(shownMedia);

export const evidenceVideos = [...videos, ...evidence].filter(
  (item) => mediaSection(item) === "videos",
);
export const photos = evidence.filter((item) => mediaSection(item) === "photos");

export const socialTabs = (await entries("social-tabs")).map((tab) => ({
  ...tab,
  videos: videos.filter((video) => video.tab === tab.slug),
}));

export const playlists = await entries("playlists");

const sizes = { total: 26, size: 24 };

interface UnpagedList {
  on: MediaPath;
  id: string;
  title: string;
  items: ShownMedia[];
}

const onMedia: UnpagedList[] = [
  {
    on: "/media",
    id: "videos",
    title: "Evidence videos",
    items: evidenceVideos.map(shownMedia),
  },
  {
    on: "/media",
    id: "photos",
    title: "Photographic evidence",
    items: photos.map(shownMedia),
  },
];

const onSocialVideos = socialTabs.map(
  ({ slug, label, videos }): UnpagedList => ({
    on: "/social-videos",
    id: slug,
    title: label,
    items: videos.map(shownMedia),
  }),
);

export const mediaSections = listsInPages(onMedia, sizes);

export const mediaLists = [...mediaSections, ...listsInPages(onSocialVideos, sizes)];

export type MediaList = (typeof mediaLists)[number];

/** By the id of an entry. Of two pages, the tab wins, because tabs are later in the list. */
const listed = new Map(
  mediaLists.flatMap((list) =>
    list.pages.flatMap((cards, at) => {
      const name = list.on === "/media" ? pageAt(list.on).title : list.title;
      const place = { href: listPath(list, at + 1), on: list.on, name };
      return cards.map(({ id }) => [id, place] as const);
    }),
  ),
);

const rows = [
  ...socialTabs.map((tab) => tab.videos),
  [...evidenceVideos, ...photos].filter(({ id }) => listed.get(id)?.on === "/media"),
];

const neighbours = new Map(
  rows.flatMap((row) =>
    row.map(({ id }, at) => [id, { previous: row[at - 1], next: row[at + 1] }] as const),
  ),
);

export const watchEntries = media.map((item) => ({
  item,
  list: listed.get(item.id),
  ...neighbours.get(item.id),
}));
