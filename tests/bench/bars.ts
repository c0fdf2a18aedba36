/** Design, section 8, in bytes with gzip. A kilobyte is 1,024 bytes. */
const kilobyte = 1024;

export const bars = {
  script: 2 * kilobyte,
  scriptWithIsland: 5 * kilobyte,
  awake: 95 * kilobyte,
  html: 14 * kilobyte,
} as const;

interface OwnBar {
  bar: number;
  why: string;
}

/**
 * Pages whose own words leave no room under the bar. They may only become smaller: whoever makes one
 * smaller lowers its figure here.
 */
const ownHtmlBars: Record<string, OwnBar> = {
  "/glossary": {
    bar: 32.9 * kilobyte,
    why: "126 terms on one page; design asks 21 KB, and the words alone are 19.4 KB",
  },
  "/treating-parasites": {
    bar: 22.1 * kilobyte,
    why: "five tabs on one page; its words alone are 10.3 KB",
  },
};

/** What a page may weigh with its style, and why where it is more than elsewhere. */
export const htmlBar = (path: string): { bar: number; why?: string } =>
  ownHtmlBars[path] ?? { bar: bars.html };

/** Script before anything is touched: pages with something to wake may carry what wakes it. */
export const scriptBar = (html: string): number =>
  /<astro-island|data-tabs|data-detail|data-term-search|data-script|data-player/.test(html)
    ? bars.scriptWithIsland
    : bars.script;
