/** Page budgets (design, section 8), in bytes after Brotli at quality 5. A kilobyte is 1,024 bytes. */
const kilobyte = 1024;

export const bars = {
  script: 2 * kilobyte,
  scriptWithIsland: 5 * kilobyte,
  awake: 95 * kilobyte,
  html: 14 * kilobyte,
  /** Everything except the page's own words, on a page with more than 5 KB of them. */
  htmlWithoutWords: 9 * kilobyte,
} as const;

/** Pages over their bar, with the size they may not exceed until issue 26 brings them under it. */
const temporaryCeilings: Record<string, number> = {
  "/treating-parasites": 22 * kilobyte,
  "/glossary": 31.5 * kilobyte,
};

interface HtmlBar {
  bar: number;
  /** Replaces the bar for now. */
  temporaryCeiling?: number | undefined;
}

/** @param words bytes of the page's own text */
export const htmlBar = (path: string, words: number): HtmlBar => ({
  bar: Math.max(bars.html, words + bars.htmlWithoutWords),
  temporaryCeiling: temporaryCeilings[path],
});

/** Script before any interaction. A page with something to hydrate may also carry the code that hydrates it. */
export const scriptBar = (html: string): number =>
  /<astro-island|data-tabs|data-detail|data-term-search|data-script|data-player/.test(html)
    ? bars.scriptWithIsland
    : bars.script;
