import type { InlinePiece } from "../../lib/inline-links.ts";
import type { OpenItem } from "../../stores/gallery.ts";

/** A video or photograph as the detail view shows it. */
export interface MediaItem extends OpenItem {
  /** The content type of its comments. */
  contentType: "video" | "media";
  title: string;
  description: InlinePiece[];
  category: string;
  sample: boolean;
  duration?: string | undefined;
  educational?: { href: string; text: string } | undefined;
  /** The address of the video; undefined for a photograph. */
  url?: string | undefined;
  /** The photograph at its full size, or the picture of the video. */
  picture: {
    src: string;
    alt: string;
    width: number;
    height: number;
    className?: string | undefined;
  };
}

/** The id of the link on a card. */
export const cardId = (id: number): string => `card-${id}`;
