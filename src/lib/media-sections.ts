// Where videos and evidence are shown. Specification, section 9: substrings of the category.

const photoWords = ["microscop", "evidence", "proof", "laboratory", "analysis", "iphone"];
const videoWords = [
  "scientific",
  "evidence",
  "proof",
  "laboratory",
  "analysis",
  "research",
  "documentation",
  "parasit",
];

/** A video, which has no type, or a piece of evidence. */
interface MediaItem {
  type?: unknown;
  category?: unknown;
  tab?: unknown;
}

/** The section of the Media page that shows an item; undefined if neither does. */
export function mediaSection({ type, category }: MediaItem): "photos" | "videos" | undefined {
  const name = String(category).toLowerCase();
  const words = type === "image" ? photoWords : videoWords;
  if (!words.some((word) => name.includes(word))) return undefined;
  return type === "image" ? "photos" : "videos";
}

/** The page that shows an item, with its tab; undefined if no page does. */
export function mediaPage(item: MediaItem): string | undefined {
  if (typeof item.tab === "string") return `/social-videos#${item.tab}`;
  return mediaSection(item) && "/media";
}
