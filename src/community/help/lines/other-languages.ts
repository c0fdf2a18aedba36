import type { Site } from "../../../collections/schemas/site.ts";
import type { HelpNow } from "../schema.ts";
import { regionOf } from "./region-of.ts";

type Language = Site["help"]["languages"][number];
export type ShownCountry = HelpNow["countries"][number];

export const countriesIn = (spoken: Language): ShownCountry[] =>
  spoken.countries.map((country) => ({
    ...shownLines(country),
    country: nameOf(country.country, spoken.language),
    language: spoken.language,
    emergencyWords: spoken.emergency,
  }));

export const shownLines = ({
  country,
  emergency,
  crisis,
  poison,
}: Language["countries"][number]): ShownCountry => ({
  country,
  emergency,
  crisis: crisis.map(shownLine),
  ...(poison && { poison: poison.map(shownLine) }),
});

type Line = ShownCountry["crisis"][number];

const shownLine = ({ name, phone, text, hours }: Line): Line => ({ name, phone, text, hours });

function nameOf(country: string, language: string): string {
  const region = regionOf(country);
  return (region && new Intl.DisplayNames(language, { type: "region" }).of(region)) ?? country;
}
