import type { ImageMetadata } from "astro";
import { Mistake } from "../lib/explain.ts";

type Found = Record<string, ImageMetadata>;
const own: Found = import.meta.glob("/content/pictures/*.{jpg,jpeg,png,webp,avif,JPG,JPEG,PNG}", {
  eager: true,
  import: "default",
});
const drawn: Found = import.meta.glob("/.build/pictures/*.png", { eager: true, import: "default" });

/** A picture that Astro can size, and the words for it; the words of a drawn one are its title beside it. */
export interface EntryPicture {
  image: ImageMetadata;
  alt: string;
}

/**
 * The creator's own picture of an entry, or the one that the build drew.
 * @throws Mistake where the entry names a file that is not there
 */
export function pictureOf(
  collection: "videos" | "evidence" | "podcasts" | "walkthrough",
  entry: { id: number; thumbnail?: string | undefined; thumbnailAlt?: string | undefined },
): EntryPicture {
  const path = entry.thumbnail
    ? `/content/pictures/${entry.thumbnail}`
    : `/.build/pictures/${collection}-${entry.id}.png`;
  const image = (entry.thumbnail ? own : drawn)[path];
  if (image) return { image, alt: entry.thumbnailAlt ?? "" };
  const place =
    collection === "walkthrough"
      ? "content/site.json: walkthrough"
      : `content/${collection}/${entry.id}`;
  throw new Mistake(`${place}: there is no picture ${path}.`);
}
