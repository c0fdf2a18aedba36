import type { Site } from "../../../collections/schemas/site.ts";
import { countriesIn, type ShownCountry, shownLines } from "./other-languages.ts";
import { regionClass } from "./own-country.ts";
import { regionOf } from "./region-of.ts";

/** `own` also has the countries of other languages. */
export type PageHelp = ReturnType<typeof pageHelp>;

/** Adds the class of the region, which takes browsers too long to find. */
export function pageHelp({ lines, languages, elsewhere }: Site["help"]) {
  const listed = lines.map(shownLines).map(withClass);
  const others = languages.flatMap((spoken) =>
    spoken.countries.map((country, at) => ({ key: country.country, at, spoken })),
  );
  // A country with two languages has the lines of the first.
  const unlisted = others.filter(
    ({ key }, at) =>
      !lines.some(({ country }) => country === key) &&
      others.findIndex((other) => other.key === key) === at,
  );
  const shown = unlisted.flatMap(({ key, at, spoken }) => {
    const country = countriesIn(spoken)[at];
    return country ? { ...country, className: classOf(key) } : [];
  });
  return { lines: listed, own: [...listed, ...shown], elsewhere };
}

const classOf = (country: string): string | undefined => {
  const region = regionOf(country);
  return region && regionClass(region);
};

const withClass = (country: ShownCountry) => ({ ...country, className: classOf(country.country) });
