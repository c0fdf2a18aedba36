/** A picture, as the attributes of its `<img>`. */
export interface Picture {
  src: string;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  width: number;
  height: number;
}

/** A video or photograph, as its card and the detail view show it. */
export interface MediaItem {
  id: number;
  /** The content type of its comments. */
  contentType: "video" | "media";
  title: string;
  /** Text with `[words](address)` links. */
  description: string;
  category: string;
  sample: boolean;
  duration?: string | undefined;
  educational?: { href: string; text: string } | undefined;
  /** The address of the video; undefined for a photograph. */
  url?: string | undefined;
  /** The picture on the card, cut to 16 by 9. */
  src: string;
  /** Set for a photograph only. A drawing is sharp at every size. */
  srcSet?: string | undefined;
  sizes?: string | undefined;
  alt: string;
  /** A photograph at its full size. */
  photo?: Picture | undefined;
}

/** The id of the link on a card. */
export const cardId = (id: number): string => `card-${id}`;
