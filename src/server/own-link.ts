import { type PostKind, postKinds } from "../schemas/post-kind.ts";
import { sign } from "./site-secret.ts";

/**
 * The token in the private link of a post. It follows from the key of the post and from who sends it,
 * so that a repeated request gets the same link, though only its hash is stored; somebody else who
 * repeats the request from another address does not.
 * @param visitor from `visitorOf`
 */
export async function ownToken(kind: PostKind, key: string, visitor: string): Promise<string> {
  return `${kind}-${await sign("own", JSON.stringify([kind, key, visitor]))}`;
}

/** What a token in an address belongs to. @returns undefined where it can be no post's */
export function readOwnToken(token = ""): PostKind | undefined {
  const kind = postKinds.find((known) => token.startsWith(`${known}-`));
  return kind && /^[a-z]+-[\w-]{43}$/.test(token) ? kind : undefined;
}
