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
const drawn: Found = import.meta.glob("/.build/pictures/*.png", { eager: true, import: "default" });

/** A picture that Astro can resize. */
export interface EntryPicture {
  image: ImageMetadata;
  alt: string;
}

function find(pictures: Found, path: string): ImageMetadata {
  const image = pictures[path];
  if (image) return image;
  throw new UserError(`The picture ${path} does not exist.`);
}

/** Returns the picture at a path in a text, `../pictures/a.jpg`. @throws UserError if the file does not exist */
export const pictureAt = (path: string) => find(own, path.replace("..", "/content"));

/** Returns the creator's picture for an entry, or its title card. @throws UserError if the file does not exist */
export const pictureOf = (
  collection: "videos" | "evidence" | "podcasts" | "walkthrough",
  entry: { id: number; thumbnail?: string | undefined; thumbnailAlt?: string | undefined },
): EntryPicture => ({
  image: entry.thumbnail
    ? find(own, `/content/pictures/${entry.thumbnail}`)
    : find(drawn, `/.build/pictures/${collection}-${entry.id}.png`),
  alt: entry.thumbnailAlt ?? "Title card",
});
