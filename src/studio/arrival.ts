let saved: string | undefined;

/** Notes that the page of this file opens because the file was just written. */
export const arrive = (at: string): void => {
  saved = at;
};

/** What to say on the page of a file when it opens. */
export function arrivalWords(at: string): string {
  const words = saved === at ? "Saved as a new file." : "";
  saved = undefined;
  return words;
}
