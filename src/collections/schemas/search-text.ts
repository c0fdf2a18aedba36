import { withoutLinks } from "../../lib/text/inline-links.ts";

export const lines = (...texts: string[]): string => texts.map(withoutLinks).join("\n");

/** Puts each on a line; long sentences, as in automatic captions, on several. */
export const sentences = (...texts: string[]): string =>
  lines(...texts)
    .split(/\n|(?<=[.!?]”?) (?=\S)/)
    .flatMap((line) => line.match(/.{1,240}(?:\s|$)|.{240}/gu) ?? [])
    .map((line) => line.trim())
    .filter(Boolean)
    .join("\n");
