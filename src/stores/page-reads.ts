import { createReads } from "./reads.ts";

export const reads = createReads();
