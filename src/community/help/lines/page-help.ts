import type { Site } from "../../../collections/schemas/site.ts";
import { regionClass } from "./own-country.ts";
import { regionOf } from "./region-of.ts";

/** The part of the settings that pages contain: not the lines for other languages. */
export type PageHelp = ReturnType<typeof pageHelp>;

/** The help lines of each country with the class of its region, which takes browsers too long to find. */
export const pageHelp = ({ lines, elsewhere }: Pick<Site["help"], "lines" | "elsewhere">) => ({
  lines: lines.map((line) => {
    const region = regionOf(line.country);
    return { ...line, className: region && regionClass(region) };
  }),
  elsewhere,
});
