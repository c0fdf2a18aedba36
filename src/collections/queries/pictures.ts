import type { ImageMetadata } from "astro";
import { UserError } from "../../errors/user-error.ts";

type Found = Record<string, ImageMetadata>;
const own: Found = import.meta.glob(
  "/content/pictures/*.{jpg,jpeg,png,webp,avif,JPG,JPEG,PNG,WEBP,AVIF}",
  {
    eager: true,
    import: "default",
  },
);
const posters = Object.values<ImageMetadata>(
  import.meta.glob("/src/assets/posters/*.png", { eager: true, import: "default" }),
);

/** A picture that Astro can resize. */
export interface EntryPicture {
  image: ImageMetadata;
  alt: string;
  /** The class of the ground behind a poster. Undefined for the creator's own picture. */
  ground?: string | undefined;
}

/** Returns the picture at a path in a text, `../pictures/a.jpg`. @throws UserError if the file does not exist */
export function pictureAt(path: string): ImageMetadata {
  const file = path.replace("..", "/content");
  const image = own[file];
  if (image) return image;
  throw new UserError(`The picture ${file} does not exist.`);
}

/** The number of grounds in `ui/poster.css`. */
const grounds = 4;

/** Returns the creator's picture for an entry, or one of the posters. @throws UserError if the file does not exist */
export function pictureOf(
  collection: "videos" | "evidence" | "podcasts" | "walkthrough",
  entry: { id: number; thumbnail?: string | undefined; thumbnailAlt?: string | undefined },
): EntryPicture {
  const { id, thumbnail, thumbnailAlt: alt = "" } = entry;
  if (thumbnail) return { image: pictureAt(`../pictures/${thumbnail}`), alt };
  const image = posters[id % posters.length];
  if (!image) throw new Error("Expected pictures in src/assets/posters.");
  // The length, so that the first entries of two collections differ on the home page.
  return { image, alt, ground: `ground-${((id + collection.length) % grounds) + 1}` };
}
