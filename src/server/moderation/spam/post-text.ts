import { createHash } from "node:crypto";

/** What a visitor wrote, as far as it can be told apart from spam. */
export interface Words {
  author: string;
  /** Of a discussion. */
  title?: string | undefined;
  content: string;
}

/** Everything that was written, as one text. */
export const wholeText = ({ author, title = "", content }: Words): string =>
  [author, title, content].join("\n");

/** Fewer words than this are often the same by chance: "Thank you so much for this." */
const fewest = 8;

/**
 * What tells that the same text came before, whatever its numbers, signs and capital letters.
 * @returns undefined for a short text
 */
export function fingerprintOf({ content }: Words): string | undefined {
  const words = content.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length < fewest) return undefined;
  return createHash("sha256").update(words.join(" ")).digest("hex").slice(0, 32);
}
