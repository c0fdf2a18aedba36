export const privateLinkPath = (token: string): string => `/own/${token}`;

export const privateLinkToken = (path: string): string => path.slice(privateLinkPath("").length);

export const privateLinkType = (path: string): string => privateLinkToken(path).replace(/-.*/, "");
