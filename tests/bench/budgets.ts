const kilobyte = 1024;

/** Budgets of script, in bytes with Brotli quality 5. */
export const bars = {
  /** Before any interaction, inline scripts included. */
  script: 5 * kilobyte,
  /** Fetched ahead when the browser is idle, and cached for a year. */
  hydrated: 110 * kilobyte,
  /** With open comments and terms on one page. Over the design's limit: the form brings its checks (8 KB). */
  hydratedWithComments: 120 * kilobyte,
} as const;
