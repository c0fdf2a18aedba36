export type InlinePiece = { text: string; href?: string | undefined };

const link = /\[([^[\]\n]+)\]\((\/[^\s()]*|https?:\/\/[^\s()]+)\)/g;

/** Splits a text into `[text](address)` links and the text between them. Other addresses stay text. */
export function splitInlineLinks(text: string): InlinePiece[] {
  const pieces: InlinePiece[] = [];
  let end = 0;
  for (const match of text.matchAll(link)) {
    const [whole, words = "", href = ""] = match;
    if (match.index > end) pieces.push({ text: text.slice(end, match.index) });
    pieces.push({ text: words, href });
    end = match.index + whole.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

/** The text without its links, for titles, search and structured data. */
export const withoutLinks = (text: string): string => text.replace(link, "$1");
