import { entries } from "./entries.ts";
import { inOrder } from "./pick.ts";

export const searchTerms = inOrder(await entries("literature"));
export const tips = inOrder(await entries("tips"));
