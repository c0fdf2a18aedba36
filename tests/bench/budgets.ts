const kilobyte = 1024;

/** Budgets of script, in bytes with Brotli quality 5. */
export const bars = {
  /** Before any interaction, inline scripts included. */
  script: 5 * kilobyte,
  /** Fetched ahead when the browser is idle, and cached for a year. */
  hydrated: 110 * kilobyte,
} as const;
