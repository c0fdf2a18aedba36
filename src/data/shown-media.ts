import type { Entry } from "./entries.ts";
import { type EntryPicture, pictureOf } from "./pictures.ts";

/** What a card and the detail view show of a video or a photograph. */
export interface ShownMedia {
  id: number;
  title: string;
  description: string;
  category: string;
  duration?: string | undefined;
  /** What comments under it are filed as. */
  contentType: "video" | "media";
  picture: EntryPicture;
  /** Where the video is; a photograph has none. */
  url?: string | undefined;
  educational?: { href: string; text: string } | undefined;
}

export const shownVideo = (video: Entry<"videos">): ShownMedia => ({
  ...video,
  contentType: "video",
  picture: pictureOf("videos", video),
});

export function shownEvidence({ type, url, ...entry }: Entry<"evidence">): ShownMedia {
  const { educationalLink: href, educationalLinkText: text = "Learn more" } = entry;
  return {
    ...entry,
    contentType: "media",
    picture: pictureOf("evidence", entry),
    url: type === "video" ? url : undefined,
    educational: href ? { href, text } : undefined,
  };
}
