import type { Receipt } from "../schemas/receipt.ts";

/** Returns the path of the private page of a post. @param token the secret in the private link */
export const privateLinkPath = (token: string): string => `/own/${token}`;

/** Returns the path of the private page as its writer sees it after posting. */
export const receiptPath = (
  privateLink: string,
  { held, notify }: Pick<Receipt, "held" | "notify">,
): string => `${privateLink}?${held ? "held" : "posted"}=1${notify ? "&notify=1" : ""}`;

export const privateLinkToken = (path: string): string => path.slice(privateLinkPath("").length);

/** Returns the type of the post: `reply`, `comment` or `discussion`. */
export const privateLinkType = (path: string): string => privateLinkToken(path).replace(/-.*/, "");
