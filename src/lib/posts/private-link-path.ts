export const privateLinkPath = (token: string): string => `/own/${token}`;

export const privateLinkToken = (path: string): string => path.slice(privateLinkPath("").length);

/** Returns the type of the post: `reply`, `comment` or `discussion`. */
export const privateLinkType = (path: string): string => privateLinkToken(path).replace(/-.*/, "");
