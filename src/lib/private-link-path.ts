/** Returns the path of the private page of a post. @param token the secret in the private link */
export const privateLinkPath = (token: string): string => `/own/${token}`;

export const privateLinkToken = (path: string): string => path.slice(privateLinkPath("").length);

/** Returns the type of the post: `reply`, `comment` or `discussion`. */
export const privateLinkType = (path: string): string => privateLinkToken(path).replace(/-.*/, "");
