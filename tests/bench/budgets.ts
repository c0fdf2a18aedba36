/** Page budgets, in bytes with Brotli quality 5. */
const kilobyte = 1024;

export const bars = {
  script: 2 * kilobyte,
  scriptWithIsland: 5 * kilobyte,
  hydrated: 95 * kilobyte,
  html: 14 * kilobyte,
  /** Everything except the text, for a page with more than 5 KB of text. */
  htmlWithoutWords: 9 * kilobyte,
} as const;

/** Pages over their budget. These ceilings may only go down. */
const temporaryCeilings: Record<string, number> = {
  "/treating-parasites": 23 * kilobyte,
  // 4.2 KB of it are the sources: half their words, half their addresses.
  "/glossary": 35.3 * kilobyte,
};

interface HtmlBar {
  bar: number;
  temporaryCeiling?: number | undefined;
}

/** @param words bytes of the page's text */
export const htmlBar = (path: string, words: number): HtmlBar => ({
  bar: Math.max(bars.html, words + bars.htmlWithoutWords),
  temporaryCeiling: temporaryCeilings[path],
});

/** Script before any interaction. A page with an island also needs the code that hydrates it. */
export const scriptBar = (html: string): number =>
  /<astro-island|data-tabs|data-detail|data-script|data-player/.test(html)
    ? bars.scriptWithIsland
    : bars.script;
