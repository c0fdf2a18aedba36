/** Variants of the site that the tests run against: nothing launched, everything launched, and the Studio. */
export type Variant = "site" | "launched" | "studio";

/** The copy of the project that a variant is built in. */
export const copyOf = (variant: Variant): string => `.build/e2e/${variant}`;
