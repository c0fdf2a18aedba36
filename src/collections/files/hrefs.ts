/** Returns true if the whole text is an address. */
export const isAddress = (text: string): boolean => /^[a-z][a-z0-9+.-]*:\S*$/i.test(text);

const inBrackets = /\]\(\s*<?((?:[^\s()<>]|\([^\s()]*\))*)>?(?:\s+["'][^"']*["'])?\s*\)/g;
const inTag = /\bhref\s*=\s*["']([^"']*)["']/g;
const whole = /https?:\/\/[^\s<>"“”()[\]{}]+/g;
const path = /(?<![\w/.:#?&=-])\/[a-z][a-z-]*[?#][\w=&-]+/g;

/** The addresses in a text: those of Markdown links and tags, and bare ones. */
export function hrefsIn(text: string): string[] {
  if (!/[/:(]|href/.test(text)) return [];
  if (isAddress(text)) return /^https?:/i.test(text) ? [text] : [];
  const found: string[] = [];
  let rest = text;
  for (const pattern of [inBrackets, inTag, whole, path])
    rest = rest.replace(pattern, (all, group) => {
      const href = typeof group === "string" ? group : all.replace(/[.,;:!?’'…]+$/, "");
      found.push(href);
      return " ";
    });
  return found;
}
