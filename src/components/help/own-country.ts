import { slugify } from "../../lib/slugify.ts";

/** The class of the help lines of a country, which is known by its English name. */
export const countryClass = (country: string): string => `in-${slugify(country)}`;

/** Shows the help lines of the visitor's country, if they are listed. Its only trace is a style rule. */
export function showOwnCountry(): void {
  const { region } = new Intl.Locale(navigator.language).maximize();
  const country = region && new Intl.DisplayNames("en", { type: "region" }).of(region);
  if (!country) return;
  const own = `.help-own > .${countryClass(country)}`;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${own} { display: block } ${own} ~ .help-anywhere { display: none }`);
  document.adoptedStyleSheets.push(sheet);
}
