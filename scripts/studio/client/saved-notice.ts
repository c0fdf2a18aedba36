let created: string | undefined;

/** Remembers a new file until its page opens. */
export const noteNewFile = (at: string): void => {
  created = at;
};

/** The message to show when the page of a file opens. */
export function newFileNotice(at: string): string {
  const notice = created === at ? "Saved as a new file." : "";
  created = undefined;
  return notice;
}
