import { getImage } from "astro:assets";
import { hash } from "node:crypto";
import type { ImageMetadata } from "astro";
import { UserError } from "../../lib/errors/user-error.ts";
import type { Picture } from "../../lib/media/picture.ts";
import { poster as drawPoster } from "../../ui/drawings/poster.ts";
import { type Poster, posterTitles } from "../schemas/posters.ts";

type Found = Record<string, ImageMetadata>;
// Other names, such as `a #2.jpg`, cannot be used, and Vite could not import them.
const own: Found = import.meta.glob(
  [
    "/content/pictures/*.{jpg,jpeg,png,webp,avif,JPG,JPEG,PNG,WEBP,AVIF}",
    "!/content/pictures/*[^A-Za-z0-9_.-]*",
  ],
  {
    eager: true,
    import: "default",
  },
);

export interface EntryPicture {
  image: ImageMetadata;
  alt: string;
  /** Undefined for the creator's own picture. */
  poster?: Poster | undefined;
}

/** Finds the picture at a path such as `../pictures/a.jpg`. @throws UserError if the file does not exist */
export function pictureAt(path: string): ImageMetadata {
  const file = path.replace("..", "/content");
  const image = own[file];
  if (image) return image;
  throw new UserError(`The picture ${file} does not exist.`);
}

type Pictured = "videos" | "evidence" | "podcasts" | "walkthrough";

interface Entry {
  category?: string;
  thumbnail?: string | undefined;
  thumbnailAlt?: string | undefined;
  poster?: Poster | undefined;
}

const usual: Record<Pictured, Poster> = {
  videos: "speech",
  evidence: "slide",
  podcasts: "microphone",
  walkthrough: "signpost",
};

const usualOf: Record<string, Poster> = {
  "Scientific Evidence": "microscope",
  "Spiritual Commentary": "window",
  "Healing Music": "headphones",
};

/** With a hash of their content, so that browsers can keep them. */
export const posterFiles = (Object.keys(posterTitles) as Poster[]).map((name) => {
  const svg = drawPoster(name);
  return { name, svg, file: `${name}-${hash("sha256", svg).slice(0, 8)}` };
});

const posters = new Map(
  posterFiles.map(({ name, file }): [Poster, ImageMetadata] => [
    name,
    { src: `/posters/${file}.svg`, width: 640, height: 360, format: "svg" },
  ]),
);

export function inlinePoster(name: Poster): string {
  const { svg = "" } = posterFiles.find((file) => file.name === name) ?? {};
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** @throws UserError if the file does not exist */
export function pictureOf(collection: Pictured, entry: Entry): EntryPicture {
  const { thumbnail, thumbnailAlt: alt = "", category = "" } = entry;
  if (thumbnail) return { image: pictureAt(`../pictures/${thumbnail}`), alt };
  const poster = entry.poster ?? usualOf[category] ?? usual[collection];
  const image = posters.get(poster);
  if (!image) throw new Error(`Expected a poster ${poster}.`);
  return { image, alt, poster };
}

/** The pixels of a card on a phone with a device pixel ratio of 2. */
const onPhone = 660;

/** Cut to 16 by 9, for phones and for one and two times `width`. `src` is the largest. */
export function wideFiles(image: ImageMetadata, width: number) {
  const large = Math.min(image.width, width * 2);
  return getImage({
    src: image,
    width: large,
    height: Math.round((large * 9) / 16),
    widths: [onPhone, width, large].filter((width) => width <= large),
    fit: "cover",
    format: "avif",
    quality: 50,
  });
}

/**
 * @param width pixels
 * @param isFirst true for the first picture of a page: a poster is then part of the page
 */
export async function thumbnailOf(
  { image, poster }: EntryPicture,
  width = 400,
  isFirst = false,
): Promise<Picture> {
  const size = { width, height: (width * 9) / 16 };
  if (poster) return { src: isFirst ? inlinePoster(poster) : image.src, ...size };
  const { src, srcSet } = await wideFiles(image, width);
  const sizes = `(width < 40rem) 90vw, ${width}px`;
  return { src, srcSet: srcSet.attribute, sizes, ...size };
}

export async function largePicture({ image }: EntryPicture, isVideo: boolean): Promise<Picture> {
  const width = Math.min(image.width, 1600);
  if (isVideo) {
    const { src } = await wideFiles(image, 800);
    return { src, width, height: Math.round((width * 9) / 16) };
  }
  const { src } = await getImage({ src: image, width, format: "avif", quality: 65 });
  return { src, width, height: Math.round((width * image.height) / image.width) };
}
