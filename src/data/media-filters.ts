import { isPhotoEvidence, isVideoEvidence } from "../lib/media-words.ts";

/** Photographs whose category names documentation. */
export const photosIn = <T extends { type: "image" | "video"; category: string }>(
  evidence: readonly T[],
): T[] => evidence.filter(({ type, category }) => type === "image" && isPhotoEvidence(category));

/** Videos whose category names evidence or documentation. */
export const evidenceVideosIn = <T extends { category: string; type?: "image" | "video" }>(
  items: readonly T[],
): T[] => items.filter(({ type, category }) => type !== "image" && isVideoEvidence(category));
