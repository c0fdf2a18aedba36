import { type Entry, entries } from "./entries.ts";

export type Transcript = Entry<"transcripts">;

const transcripts = new Map((await entries("transcripts")).map((entry) => [entry.slug, entry]));

export const transcriptOf = (
  collection: "videos" | "evidence" | "podcasts",
  id: number,
): Transcript | undefined => transcripts.get(`${collection}-${id}`);
