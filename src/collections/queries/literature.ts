import { entries } from "./entries.ts";
import { inOrder } from "./sort-and-filter.ts";

export const searchTerms = inOrder(await entries("literature"));
export const tips = inOrder(await entries("tips"));
