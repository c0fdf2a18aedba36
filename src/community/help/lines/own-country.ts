export const regionClass = (region: string): string => `in-${region.toLowerCase()}`;

/** Only adds a style rule. `Intl` takes 80 ms on a slow phone, so only a language without a country uses it. */
export function showOwnCountry(): void {
  const { language } = navigator;
  const [, named] = /-([A-Z]{2})\b/i.exec(language) ?? [];
  const region = named ?? new Intl.Locale(language).maximize().region;
  if (!region) return;
  const country = `.${regionClass(region)}`;
  const own = `.help-own > ${country}`;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${own} { display: revert } ${own} ~ .help-anywhere { display: none }`);
  document.adoptedStyleSheets.push(sheet);
}
