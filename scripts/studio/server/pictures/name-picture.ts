import { slugify } from "../../../../src/lib/slugify.ts";

/** Names that cameras and clipboards give, such as `IMG_1234` and `image`. */
const meaningless =
  /^(imag?e?|img|pict?|picture|photo|p|dsc[fn]?|mvimg|pxl|screen-?shot|untitled|whatsapp-image)?(at|am|pm|[-\d])*$/;

/** Returns true if a file name does not say what the picture shows. */
export const isMeaningless = (fileName: string): boolean => meaningless.test(stemOf(fileName));

/** The name for a picture, without its ending: from its file name, or from its description if the file name says nothing. */
export const pictureStem = (fileName: string, alt: string): string =>
  (isMeaningless(fileName) && stemOf(`${alt}.`)) || stemOf(fileName) || "picture";

/** The longest name without an ending, in characters. */
const longest = 60;

function stemOf(fileName: string): string {
  const stem = slugify(fileName.replace(/\.[^.]*$/, ""));
  return stem.length <= longest ? stem : stem.slice(0, longest).replace(/-[^-]*$/, "");
}

/** Adds a number to a name that is taken. Some systems do not distinguish capitals. */
export function freeName(stem: string, ending: string, taken: string[]): string {
  const names = new Set(taken.map((name) => name.toLowerCase()));
  const at = (number: number) => `${stem}${number > 1 ? `-${number}` : ""}.${ending}`;
  let number = 1;
  while (names.has(at(number))) number++;
  return at(number);
}
