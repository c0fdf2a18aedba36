const kilobyte = 1024;

/** Budgets of script, in bytes with Brotli quality 5. */
export const bars = {
  /** Inline, of which 1.4 KB are Astro's. Nothing is fetched before the page has loaded. */
  script: 4.75 * kilobyte,
  /** Fetched until the page is idle, and cached for a year. Pages with both terms and comments need 117 KB. */
  hydrated: 118 * kilobyte,
  /** Files of script until the page is idle. */
  files: 20,
} as const;
