import { type Entry, entries } from "./entries.ts";

export type Transcript = Entry<"transcripts">;

const transcripts = new Map((await entries("transcripts")).map((entry) => [entry.slug, entry]));

/** The transcript of a video, piece of evidence or interview; undefined if there is none yet. */
export const transcriptOf = (
  collection: "videos" | "evidence" | "podcasts",
  id: number,
): Transcript | undefined => transcripts.get(`${collection}-${id}`);
