import { tellsPainted } from "./painted.ts";
import { earlyTheme } from "./theme.ts";
import { lateTypeface } from "./typeface.ts";

/** What runs before anything is drawn. It stands in the head of each page as it is, and the policy lets it past. */
export const early = tellsPainted + lateTypeface + earlyTheme;
