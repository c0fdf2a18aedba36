const names = new Intl.DisplayNames("en", { type: "region" });
const letters = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ");

/** All codes of two letters that are not an old name of another, as `UK` is of `GB`. */
const codes = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((code) => new Intl.Locale(`und-${code}`).region === code);

/** The region, such as `GB`, of a country that is known by its English name. */
export const regionOf = (country: string): string | undefined =>
  codes.find((code) => names.of(code) === country);
