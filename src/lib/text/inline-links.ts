import { plainLetters } from "./plain-letters.ts";

export type InlinePiece = { text: string; href?: string | undefined };

const mailbox = String.raw`[^\s()/@:]+@[^\s()/@]+\.[a-z]{2,}`;
const link = new RegExp(
  String.raw`\[([^[\]\n]+)\]\((/[^\s()]*|(?:https?://|mailto:|tel:|www\.)[^\s()]+|${mailbox})\)`,
  "gi",
);

export function completeAddress(typed: string): string {
  if (new RegExp(`^${mailbox}$`, "i").test(typed)) return `mailto:${typed}`;
  return /^www\./i.test(typed) ? `https://${typed}` : typed;
}

export function splitInlineLinks(text: string): InlinePiece[] {
  const pieces: InlinePiece[] = [];
  let end = 0;
  for (const match of text.matchAll(link)) {
    const [whole, words = "", address = ""] = match;
    if (match.index > end) pieces.push({ text: text.slice(end, match.index) });
    pieces.push({ text: words, href: completeAddress(address) });
    end = match.index + whole.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

export const withoutLinks = (text: string): string =>
  text.replace(link, (_, words: string, typed: string) => {
    const href = completeAddress(typed);
    return namesOtherHost(words, href) ? href : words;
  });

const hosts = /(?<![\p{L}\p{N}.-])(?:[\p{L}\p{N}-]{1,63}\.){1,9}\p{L}{2,63}(?![\p{L}\p{N}-])/gu;

// A space before it, and the signs of other scripts that look like it (UTS 39).
const dots = /(?<!\s)\s+\.\s*|[。٠۰ꓸ]/gu;

/** Such as `[bank.example](https://evil.example)`. */
export function namesOtherHost(words: string, href: string): boolean {
  const [, host] = /^https?:\/\/(?:www\.)?([^/?#:]+)/.exec(plainLetters(href)) ?? [];
  if (!host) return false;
  const named = plainLetters(words).replace(dots, ".").match(hosts) ?? [];
  return named.some((name) => {
    const bare = name.replace(/^www\./, "");
    return bare !== host && !host.endsWith(`.${bare}`);
  });
}
