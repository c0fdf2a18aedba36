import { termOfPath } from "../posts/entry-paths.ts";
import { namesOtherHost, splitInlineLinks, withoutLinks } from "./inline-links.ts";

export type TextPiece = {
  text: string;
  href?: string;
  isNamed?: boolean;
  /** Words of the link that named another host, so that `text` is its address. */
  typed?: string;
};

export type TextBlock = {
  type: "paragraph" | "bullets" | "numbers";
  items: { number?: number | undefined; pieces: TextPiece[] }[];
};

const listMark = /^ {0,3}(?:-|(\d{1,3})\.) +(?=\S)/;
const hyphens = /^ {0,3}- +(?=\S)/gm;

/** Takes linear time. */
export const splitBlocks = (text: string): TextBlock[] =>
  splitLines(text).map(({ type, lines }) => ({
    type,
    items: type === "paragraph" ? [{ pieces: splitPieces(lines.join("\n")) }] : lines.map(itemOf),
  }));

type Lines = Pick<TextBlock, "type"> & { lines: string[] };

function splitLines(text: string): Lines[] {
  const blocks: Lines[] = [];
  let blanks = 0;
  for (const line of text.split("\n")) {
    if (line.trim() === "") {
      blanks += 1;
      continue;
    }
    const type = typeOf(line);
    const last = blocks.at(-1);
    const isParagraph = type === "paragraph";
    if (last?.type === type && (blanks === 0 || !isParagraph)) last.lines.push(line);
    // The space between paragraphs replaces one blank line.
    else
      blocks.push({
        type,
        lines: [...Array(isParagraph ? Math.max(blanks - 1, 0) : 0).fill(""), line],
      });
    blanks = 0;
  }
  return blocks;
}

function typeOf(line: string): TextBlock["type"] {
  const [mark, number] = listMark.exec(line) ?? [];
  if (mark === undefined) return "paragraph";
  return number === undefined ? "bullets" : "numbers";
}

function itemOf(line: string): TextBlock["items"][number] {
  const [, number] = listMark.exec(line) ?? [];
  const pieces = splitPieces(line.replace(listMark, ""));
  return number === undefined ? { pieces } : { number: Number(number), pieces };
}

const splitPieces = (text: string): TextPiece[] =>
  splitInlineLinks(text).flatMap(({ text: words, href }) => {
    if (href === undefined) return splitLinks(words);
    if (isSafe(words, href) && namesOtherHost(words, href))
      return { text: href, href, typed: words };
    if (isSafe(words, href)) return { text: words, href, isNamed: true };
    return splitLinks(`[${words}](${href.replace(/^mailto:/, "")})`);
  });

/** The words of a link must not be another address. */
function isSafe(words: string, href: string): boolean {
  if (termOfPath(href)) return true;
  const [link, ...rest] = splitLinks(href);
  const isAddress = link?.href !== undefined && rest.length === 0;
  return isAddress && splitLinks(words).every((piece) => piece.href === undefined);
}

// Ends before punctuation of other scripts, which have no space after it. Dashes, and the dots of Catalan and Japanese,
// are common in addresses.
const candidate =
  /https?:\/\/(?:[^\s<>"\\`\p{Po}\p{Ps}\p{Pe}\p{Pi}\p{Pf}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]|[!#%&'()*,./:;?@[\]{}·・])+/giu;
const letter = /[a-z0-9]/i;
const closing: Record<string, string> = { ")": "(", "]": "[", "}": "{" };
const punctuation = /[.,;:!?'*_~|·・]/u;

/** Takes linear time. */
export function splitLinks(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(candidate)) {
    const address = withoutText(withoutTail(found));
    const href = letter.test(text[index - 1] ?? "") ? undefined : safeHref(address);
    if (!href) continue;
    if (index > end) pieces.push({ text: text.slice(end, index) });
    pieces.push({ text: address, href });
    end = index + address.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

/** A closing bracket stays if the URL opens it. */
function withoutTail(found: string): string {
  const count = (char: string) => found.split(char).length;
  const surplus = new Map(
    Object.entries(closing).map(([close, open]) => [close, count(close) - count(open)]),
  );
  let end = found.length;
  for (; end > 0; end--) {
    const last = found[end - 1] ?? "";
    const more = surplus.get(last) ?? 0;
    if (more < 1 && !punctuation.test(last)) break;
    surplus.set(last, more - 1);
  }
  return found.slice(0, end);
}

/** Ends a host before letters of another script: `https://example.org谢谢`. */
function withoutText(address: string): string {
  const end = address.lastIndexOf(".") + 1;
  const [name] = /^[a-z]+(?=[^\0-\x7f][^/?#]*$)/i.exec(address.slice(end)) ?? [];
  const isHost = !/[/?#]/.test(address.slice(8, end));
  return name && isHost ? address.slice(0, end + name.length) : address;
}

/** Undefined also with credentials, which can disguise the host. */
function safeHref(address: string): string | undefined {
  try {
    const { href, username, password } = new URL(address);
    return username || password ? undefined : href;
  } catch {
    return undefined;
  }
}

export const glossaryLinks = (text: string): string[] =>
  splitInlineLinks(text).flatMap(({ href = "" }) => termOfPath(href) ?? []);

export const plainText = (text: string): string => withoutLinks(text.replace(hyphens, ""));
