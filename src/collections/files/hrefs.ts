export const isAddress = (text: string): boolean => /^[a-z][a-z0-9+.-]*:\S*$/i.test(text);

const inBrackets = /\]\(\s*<?((?:[^\s()<>]|\([^\s()]*\))*)>?(?:\s+["'][^"']*["'])?\s*\)/g;
const inTag = /\bhref\s*=\s*["']([^"']*)["']/g;
const whole = /https?:\/\/[^\s<>"“”()[\]{}]+/g;
const path = /(?<![\w/.:#?&=-])\/[a-z][a-z-]*[?#][\w=&-]+/g;

/** Returns the addresses in a text: in Markdown links, in `href` attributes and as plain text. */
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
