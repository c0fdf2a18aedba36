type Piece = { text: string; href?: string };

const candidate = /https?:\/\/[^\s<>"\\`\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]+/giu;
const letter = /[a-z0-9]/i;
const closing: Record<string, string> = { ")": "(", "]": "[", "}": "{" };
const punctuation = /[.,;:!?'*_~|…·。、，．！？；：“”‘’«»]/u;

/** Splits a text into links and other text, in linear time. Only http and https URLs become links. */
export function splitLinks(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(candidate)) {
    const address = withoutTail(found);
    const href = letter.test(text[index - 1] ?? "") ? undefined : safeHref(address);
    if (!href) continue;
    if (index > end) pieces.push({ text: text.slice(end, index) });
    pieces.push({ text: address, href });
    end = index + address.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

/** Removes punctuation after a URL, and closing brackets that were opened before it. */
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

/** Returns undefined for an invalid URL, and for one with credentials, which can disguise its host. */
function safeHref(address: string): string | undefined {
  try {
    const { href, username, password } = new URL(address);
    return username || password ? undefined : href;
  } catch {
    return undefined;
  }
}
