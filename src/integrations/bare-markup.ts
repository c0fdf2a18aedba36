/** What is left as it is, since its spaces count or it is no markup. */
const kept = /<(script|style|pre|textarea)\b.*?<\/\1>|<!--.*?-->/gs;

const block =
  "address|article|aside|body|dd|details|dialog|div|dl|dt|fieldset|figure|footer|form|h[1-6]|head|header|html|li|link|main|meta|nav|ol|p|search|section|summary|table|tbody|td|template|th|thead|title|tr|ul";
/** Behind the beginning of a block, before its end, and between two. */
const gaps = [
  new RegExp(`(<(?:${block})\\b[^<>]*>)\\s+`, "g"),
  new RegExp(`\\s+(</(?:${block})>)`, "g"),
  new RegExp(`(</(?:${block})>)\\s+(?=</?(?:${block})\\b)`, "g"),
];

/** End tags that are there by themselves before what stands behind them. */
const implied = /<\/li>(?=<li\b|<\/[ou]l>)|<\/d[dt]>(?=<d[dt]\b|<\/dl>)/g;

/**
 * The page without what browsers add by themselves: the space at the edges of blocks and between them, and
 * the ends of items in lists. What is on it stays the same.
 */
export function bareMarkup(html: string): string {
  let from = 0;
  let page = "";
  for (const { 0: whole, index } of html.matchAll(kept)) {
    page += bare(html.slice(from, index)) + whole;
    from = index + whole.length;
  }
  return page + bare(html.slice(from));
}

const bare = (markup: string) =>
  gaps.reduce((text, gap) => text.replace(gap, "$1"), markup).replace(implied, "");
