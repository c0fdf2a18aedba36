export const privateLinkPath = (token: string): string => `/own/${token}`;

export const receiptPath = (
  privateLink: string,
  { held, notify }: { held?: boolean | undefined; notify?: boolean | undefined },
): string => `${privateLink}?${held ? "held" : "posted"}=1${notify ? "&notify=1" : ""}`;

export const privateLinkToken = (path: string): string => path.slice(privateLinkPath("").length);

/** Returns the type of the post: `reply`, `comment` or `discussion`. */
export const privateLinkType = (path: string): string => privateLinkToken(path).replace(/-.*/, "");
