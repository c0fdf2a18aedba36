import { createReads } from "./reads.ts";

/** The API cache that all islands on the page share. */
export const reads = createReads();
