const letters = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ");

let regions: Map<string | undefined, string> | undefined;

export function regionOf(country: string): string | undefined {
  // `Intl` would add 25 ms to the start of a function.
  regions ??= regionsByName();
  return regions.get(country);
}

/** Leaves out aliases, such as `UK` for `GB`. */
function regionsByName() {
  const names = new Intl.DisplayNames("en", { type: "region" });
  const codes = letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => new Intl.Locale(`und-${code}`).region === code);
  return new Map(codes.map((code) => [names.of(code), code]));
}
