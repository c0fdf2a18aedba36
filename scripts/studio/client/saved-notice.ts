let saved: string | undefined;

/** Remembers that this file was just created, before its page opens. */
export const noteNewFile = (at: string): void => {
  saved = at;
};

/** The notice to show when the page of a file opens. */
export function newFileNotice(at: string): string {
  const notice = saved === at ? "Saved as a new file." : "";
  saved = undefined;
  return notice;
}
