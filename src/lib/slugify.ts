import { plainLetters } from "./plain-letters.ts";

/** True for a device name, such as PRN. Windows can neither store nor clone such a file. */
export const isDeviceName = (file: string): boolean =>
  /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(file);

/** Converts text to a file name of lower-case letters, digits and hyphens. May be empty. */
export function slugify(text: string): string {
  const name = plainLetters(text)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return isDeviceName(name) ? `${name}-1` : name;
}
