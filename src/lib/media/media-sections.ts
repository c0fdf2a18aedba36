// Substrings of the category decide whether the Media page lists an item.
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

interface MediaItem {
  type?: unknown;
  category?: unknown;
  tab?: unknown;
}

export function mediaSection({ type, category }: MediaItem): "photos" | "videos" | undefined {
  const name = String(category).toLowerCase();
  const words = type === "image" ? photoWords : videoWords;
  if (!words.some((word) => name.includes(word))) return undefined;
  return type === "image" ? "photos" : "videos";
}

export function mediaPage(item: MediaItem): string | undefined {
  if (typeof item.tab === "string") return `/social-videos#${item.tab}`;
  return mediaSection(item) && "/media";
}

/** The specification has these words. */
export const watchLabel = (on: MediaPath | undefined): string =>
  on === "/media" ? "Watch on Rumble" : "Watch on External Platform";

export type MediaPath = "/media" | "/social-videos";

export function listPath({ on, id }: { on: MediaPath; id: string }, page: number): string {
  if (page > 1) return `${on}/${id}/${page}`;
  return on === "/media" ? on : `${on}#${id}`;
}
