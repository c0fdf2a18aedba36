import { type PostType, postTypes } from "../../schemas/post-type.ts";
import { sign } from "../site-secret.ts";

/** The same for a repeated request, as only its hash is stored. @param sender the visitor, if others can have the key */
export async function createPrivateLinkToken(
  kind: PostType,
  key: string,
  sender: string,
): Promise<string> {
  return `${kind}-${await sign("own", JSON.stringify([kind, key, sender]))}`;
}

export function readPrivateLinkToken(token = ""): PostType | undefined {
  const kind = postTypes.find((known) => token.startsWith(`${known}-`));
  return kind && /^[a-z]+-[\w-]{43}$/.test(token) ? kind : undefined;
}
