import { type PostType, postTypes } from "../../schemas/post-type.ts";
import { sign } from "../site-secret.ts";

/**
 * A repeated request gets the same link, although only its hash is stored; another visitor who sends the same
 * request does not. @param visitor from `visitorId`
 */
export async function createPrivateLinkToken(
  kind: PostType,
  key: string,
  visitor: string,
): Promise<string> {
  return `${kind}-${await sign("own", JSON.stringify([kind, key, visitor]))}`;
}

/** @returns undefined if it is not a token */
export function readPrivateLinkToken(token = ""): PostType | undefined {
  const kind = postTypes.find((known) => token.startsWith(`${known}-`));
  return kind && /^[a-z]+-[\w-]{43}$/.test(token) ? kind : undefined;
}
