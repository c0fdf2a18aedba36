import { entry } from "./publication.ts";

/** Its file name is the collection and the number of its entry: `videos-4.md`. */
export const transcriptFile = entry({});
