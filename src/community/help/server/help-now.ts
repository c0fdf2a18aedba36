import { site } from "../../../server/site-settings.ts";
import { languageOfDanger, mentionsDanger, mentionsPoison } from "../danger/danger.ts";
import { countriesIn, type ShownCountry, shownLines } from "../lines/other-languages.ts";
import { regionOf } from "../lines/region-of.ts";
import type { HelpNow } from "../schema.ts";

const written = ["author", "title", "content", "reason"];

/** Never stored. @param sent a post or a report, valid or not */
export function helpNow(sent: object, request: Request, isWorried = false): HelpNow | undefined {
  const parts = Object.entries(sent).flatMap(([name, value]) =>
    written.includes(name) && typeof value === "string" ? value : [],
  );
  if (!isWorried && !mentionsDanger(parts)) return undefined;
  const first = mentionsPoison(parts) ? "poison" : "crisis";
  const help = helpIn(languageOfDanger(parts), first);
  const own = ownCountry(request);
  const isListed = help.countries.some(({ country }) => country === own?.country);
  return own && !isListed ? { ...help, countries: help.countries.concat(own) } : help;
}

/** English has none. */
export function helpIn(language: string | undefined, first: HelpNow["first"]): HelpNow {
  const { languages, elsewhere } = site().help;
  const spoken = languages.find((other) => other.language === language);
  if (!spoken) return { first, countries: [], elsewhere };
  const sentence = first === "poison" ? spoken.poisonSentence : spoken.sentence;
  const countries = countriesIn(spoken);
  return { first, language: spoken.language, sentence, countries, elsewhere };
}

function ownCountry({ headers }: Request): ShownCountry | undefined {
  const region = regionIn(headers.get("Accept-Language") ?? "");
  const { lines, languages } = site().help;
  const english = lines.find(({ country }) => regionOf(country) === region);
  if (!region || english) return english && shownLines(english);
  const spoken = languages.find(({ countries }) =>
    countries.some(({ country }) => regionOf(country) === region),
  );
  const at = spoken?.countries.findIndex(({ country }) => regionOf(country) === region) ?? -1;
  return spoken && countriesIn(spoken)[at];
}

function regionIn(accepted: string): string | undefined {
  const [tag = ""] = /^[\w-]+/.exec(accepted) ?? [];
  try {
    return new Intl.Locale(tag).maximize().region;
  } catch {
    return undefined;
  }
}
