/** The writer's private page. @param token what is secret in the private link */
export const ownPath = (token: string): string => `/own/${token}`;

/** The token of a page from `ownPath`. */
export const tokenOf = (path: string): string => path.slice(ownPath("").length);

/** What a private page is about: a reply, a comment or a discussion. */
export const kindOf = (path: string): string => tokenOf(path).replace(/-.*/, "");
