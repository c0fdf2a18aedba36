import { getImage } from "astro:assets";
import type { ImageMetadata } from "astro";
import type { Picture } from "../../lib/media-item.ts";
import { type EntryPicture, inlinePoster } from "./pictures.ts";

/** The width of a card on a phone with a device pixel ratio of 2. */
const onPhone = 660;

/**
 * Returns the files of a photograph that is cut to 16 by 9: for a phone, for a width in pixels, and for a screen with
 * twice as many, which is the one in `src`. All are AVIF, which every supported browser can show.
 */
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
 * Returns the attributes of the `<img>` of a picture that is cut to 16 by 9.
 * @param width pixels, by default those of a card in a `.grid`
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

/**
 * Returns the `<img>` attributes of a large picture: a photograph at full size, or a video's picture cropped to 16:9.
 * The latter uses the same file as the video's page.
 */
export async function largePicture({ image }: EntryPicture, isVideo: boolean): Promise<Picture> {
  const width = Math.min(image.width, 1600);
  if (isVideo) {
    const { src } = await wideFiles(image, 800);
    return { src, width, height: Math.round((width * 9) / 16) };
  }
  const { src } = await getImage({ src: image, width, format: "avif", quality: 65 });
  return { src, width, height: Math.round((width * image.height) / image.width) };
}
