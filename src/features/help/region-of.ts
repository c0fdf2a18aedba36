const letters = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ");

let regions: Map<string | undefined, string> | undefined;

/** The region, such as `GB`, of a country that is known by its English name. */
export function regionOf(country: string): string | undefined {
  // Not while a function starts, because `Intl` needs 25 ms.
  regions ??= regionsByName();
  return regions.get(country);
}

/** Leaves out codes that are old names of others, as `UK` is of `GB`. */
function regionsByName() {
  const names = new Intl.DisplayNames("en", { type: "region" });
  const codes = letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => new Intl.Locale(`und-${code}`).region === code);
  return new Map(codes.map((code) => [names.of(code), code]));
}
