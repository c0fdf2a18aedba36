import type { Entry } from "./entries.ts";
import { type EntryPicture, pictureOf } from "./pictures.ts";

/** A video or photograph, as shown on its card and in the detail view. */
export interface ShownMedia {
  id: number;
  title: string;
  description: string;
  category: string;
  sample: boolean;
  /** ISO 8601 dates. */
  published?: string | undefined;
  updated?: string | undefined;
  duration?: string | undefined;
  /** The content type of its comments. */
  contentType: "video" | "media";
  picture: EntryPicture;
  /** The address of the video; undefined for a photograph. */
  url?: string | undefined;
  educational?: { href: string; text: string } | undefined;
}

export const shownMedia = (entry: Entry<"videos"> | Entry<"evidence">): ShownMedia =>
  "type" in entry ? shownEvidence(entry) : shownVideo(entry);

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
