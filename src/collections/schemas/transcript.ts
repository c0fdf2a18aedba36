import { z } from "zod";
import { publication } from "./publication.ts";

/**
 * The spoken words of a video or interview, and what it shows: one Markdown file in `content/transcripts/`.
 * Its file name is the collection and the number of its entry: `videos-4.md`.
 */
export const transcriptFile = z.strictObject({ ...publication });
