import { createHash } from "node:crypto";

export interface Words {
  author: string;
  title?: string | undefined;
  content: string;
}

export const wholeText = ({ author, title = "", content }: Words): string =>
  [author, title, content].join("\n");

/** Shorter texts are often equal by chance: "Thank you so much for this." */
const fewest = 8;

/** Hash of the words, ignoring numbers, punctuation and case. @returns undefined for a short text */
export function fingerprintOf({ content }: Words): string | undefined {
  const words = content.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length < fewest) return undefined;
  return createHash("sha256").update(words.join(" ")).digest("hex").slice(0, 32);
}
