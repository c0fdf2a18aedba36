import type { Picture } from "../../lib/media/picture.ts";

export interface MediaItem {
  id: number;
  contentType: "video" | "media";
  title: string;
  /** Text with `[words](address)` links. */
  description: string;
  category: string;
  sample: boolean;
  duration?: string | undefined;
  educational?: { href: string; text: string } | undefined;
  url?: string | undefined;
  /** The picture on the card, cut to 16 by 9. */
  src: string;
  /** Set for a photograph only. A drawing is sharp at every size. */
  srcSet?: string | undefined;
  sizes?: string | undefined;
  alt: string;
  photo?: Picture | undefined;
}

export const cardId = (id: number): string => `card-${id}`;
