import { createReads } from "../stores/reads.ts";

/** What this page has read of the API; every island on it shares it. */
export const reads = createReads();
