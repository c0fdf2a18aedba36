/** The path of a writer's private page. @param token the secret in the private link */
export const privateLinkPath = (token: string): string => `/own/${token}`;

/** The token in a path from `privateLinkPath`. */
export const privateLinkToken = (path: string): string => path.slice(privateLinkPath("").length);

/** The type of the post on a private page: `reply`, `comment` or `discussion`. */
export const privateLinkType = (path: string): string => privateLinkToken(path).replace(/-.*/, "");
