const kilobyte = 1024;

/** Script budgets, in bytes at Brotli quality 5. */
export const bars = {
  /** Inline, including 1.4 KB from Astro. Nothing is fetched before the page has loaded. */
  script: 4 * kilobyte,
  /** Fetched until the page is idle, and cached for a year. Pages with both terms and comments need 118.9 KB. */
  hydrated: 119 * kilobyte,
  /** Files of script until the page is idle. */
  files: 20,
} as const;
