import { mediaPage, mediaSection } from "../../lib/media/media-sections.ts";
import { interviewPath, mediaPath } from "../../lib/posts/entry-paths.ts";
import { creatorViewLabel } from "../../lib/text/creator-view.ts";
import { plainText } from "../../lib/text/formatted-text.ts";
import {
  always,
  anyDay,
  field,
  oneOf,
  text,
  textLike,
  videoAddress,
  waitsFor,
  webAddress,
} from "../schemas/field.ts";
import { playlistFile } from "../schemas/playlist.ts";
import {
  entry,
  entryId,
  hasPictureText,
  needsPictureText,
  picture,
} from "../schemas/publication.ts";
import { sentences } from "../schemas/search-text.ts";
import { collection, tabs, type WrittenEntry } from "./collection.ts";

const tabNames = {
  uncovering: "Science Debunked",
  background: "Fix the System",
  silencing: "Truth Silenced",
  spiritual: "Spiritual Warfare",
  "healing-music": "Healing Music",
} as const;

const videoCategories = [
  "Scientific Evidence",
  "Social Commentary",
  "Spiritual Commentary",
  "Healing Music",
] as const;

const commonFields = {
  id: entryId,
  title: field(text(120), "The title that visitors see.", "A thread that moves"),
  description: field(
    text(1000),
    "What the video or photograph shows, in a few plain sentences. Make clear that it is your own view.",
    "The creator films a thread under a microscope and describes it.",
  ),
  published: field(
    anyDay.optional(),
    "The date on which you published the video or photograph. Search engines need it to list a video.",
    "2025-05-02",
  ),
};

const videoFile = entry({
  ...commonFields,
  url: field(
    videoAddress,
    "The web address of the video. The address of a player, which usually contains /embed/, plays on the page. Any other address becomes a link.",
    "https://video.example.org/embed/30",
  ),
  ...picture,
  duration: field(
    textLike(
      /^((\d+:)?\d{1,2}:\d\d|Variable)$/,
      "Expected a length such as 4:30 or 1:02:45, or the word Variable",
    ),
    "The length of the video in minutes and seconds, or the word Variable.",
    "4:30",
  ),
  category: field(
    oneOf(videoCategories),
    "The kind of video. Scientific Evidence also puts it on the Media page.",
    "Social Commentary",
  ),
  tab: field(
    oneOf(tabNames).meta({ of: "social-tabs" }).optional(),
    "The tab of the Social Videos page that lists the video. Only a draft, or a video on the Media page, can be without one.",
    "uncovering",
  ),
})
  .refine(hasPictureText, needsPictureText)
  .refine(...waitsFor("published"))
  .refine((video) => video.draft || mediaPage(video) !== undefined, {
    ...always,
    path: ["tab"],
    error: "Expected a tab or a tick for Draft, because no page lists this video",
  });

const evidenceFile = entry({
  ...commonFields,
  type: field(oneOf({ image: "Photograph", video: "Video" }), "A photograph or a video.", "image"),
  url: field(
    videoAddress.optional(),
    "The web address of the video. A photograph does not need one.",
    "https://video.example.org/embed/105",
  ),
  ...picture,
  category: field(
    text(60),
    "The text on the badge. The Media page lists a photograph if this contains evidence, proof, laboratory, analysis, microscopy or iPhone. It lists a video if this contains evidence, proof, laboratory, analysis, scientific, research, documentation or parasite.",
    "iPhone Documentation",
  ),
  educationalLink: field(
    webAddress.optional(),
    "The web address of a page where visitors can learn more.",
    "https://example.org/how-to-look-through-a-microscope",
    "Link to learn more",
  ),
  educationalLinkText: field(
    text(80).optional(),
    "The text of that link. Without one, the link says Learn more.",
    "How a microscope works",
    "Link text",
  ),
})
  .refine(hasPictureText, needsPictureText)
  .refine(...waitsFor("published"))
  .refine((entry) => entry.type !== "video" || entry.url !== undefined, {
    ...always,
    path: ["url"],
    error: "Expected the web address of the video, because the type is video",
  })
  .refine((entry) => entry.draft || !entry.category || mediaSection(entry) !== undefined, {
    ...always,
    path: ["category"],
    error: "Expected one of the words with which the Media page lists it, or a tick for Draft",
  });

const page = ({ fields }: WrittenEntry): string =>
  mediaPage(fields) ?? mediaPath(Number(fields["id"]));

const feed = {
  page: "/media",
  entry: ({ published, description }: { published?: string | undefined; description: string }) => ({
    published,
    summary: `${creatorViewLabel}: ${plainText(description)}`,
  }),
} as const;

export const videos = collection({
  one: "video",
  ending: "json",
  schema: videoFile,
  studioGroup: "Videos, photographs and interviews",
  page,
  addresses: ({ fields: { id } }) => [
    mediaPath(Number(id)),
    `/media?video=${id}`,
    `/social-videos?video=${id}`,
  ],
  search: ({ description, category }) => ({
    kind: "Video",
    text: "",
    view: sentences(description),
    more: category,
  }),
  feed,
});

export const evidence = collection({
  one: "piece of evidence",
  ending: "json",
  schema: evidenceFile,
  studioGroup: "Videos, photographs and interviews",
  page,
  addresses: ({ fields: { id } }) => [mediaPath(Number(id)), `/media?video=${id}`],
  search: ({ type, description, category }) => ({
    kind: type === "video" ? "Video" : "Photograph",
    text: "",
    view: sentences(description),
    more: category,
  }),
  feed,
});

/** `videos-4.md` belongs to `videos/4.json`. The search adds their titles. */
export const transcripts = collection({
  one: "transcript",
  ending: "md",
  schema: entry({}),
  studioGroup: "Videos, photographs and interviews",
  page: ({ name }) => {
    const [recording, id] = name.split("-");
    return recording === "podcasts" ? interviewPath(Number(id)) : mediaPath(Number(id));
  },
});

export const playlists = collection({
  one: "playlist",
  ending: "json",
  schema: playlistFile,
  studioGroup: "Videos, photographs and interviews",
  page: () => "/social-videos#playlists",
});

export const socialTabs = tabs({
  one: "tab of the Social Videos page",
  studioGroup: "Videos, photographs and interviews",
  names: [...Object.keys(tabNames), "playlists"],
  path: "/social-videos",
  fields: {
    introduction: field(
      text(500),
      "The text above the videos of the tab. Make clear that it is your own view.",
      "The creator questions what is thought to be settled.",
    ),
  },
});
