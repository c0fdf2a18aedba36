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

/** Returns the picture at a path in a text, `../pictures/a.jpg`. @throws UserError if the file does not exist */
export function pictureAt(path: string): ImageMetadata {
  const image = own[path.replace("..", "/content")];
  if (image) return image;
  throw new UserError(`The picture ${path} does not exist.`);
}

/** Returns the creator's picture for an entry, or its title card. @throws UserError if the file does not exist */
export function pictureOf(
  collection: "videos" | "evidence" | "podcasts" | "walkthrough",
  entry: { id: number; thumbnail?: string | undefined; thumbnailAlt?: string | undefined },
): EntryPicture {
  const path = entry.thumbnail
    ? `/content/pictures/${entry.thumbnail}`
    : `/.build/pictures/${collection}-${entry.id}.png`;
  const image = (entry.thumbnail ? own : drawn)[path];
  if (image) return { image, alt: entry.thumbnailAlt ?? "Title card" };
  const place =
    collection === "walkthrough"
      ? "content/site.json: walkthrough"
      : `content/${collection}/${entry.id}`;
  throw new UserError(`${place}: the picture ${path} does not exist.`);
}
