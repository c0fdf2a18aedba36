import { fnv1a } from "./fnv1a.ts";

/** Returns a random key. Pages without HTTPS and old phones lack `randomUUID`. */
export function randomKey(
  source: Pick<Crypto, "getRandomValues"> & Partial<Crypto> = crypto,
): string {
  if (source.randomUUID) return source.randomUUID();
  const bytes = source.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Returns the Idempotency-Key of a post. It is the same for every attempt, so the server stores the post once.
 * @param draft the random key of the draft
 */
export const idempotencyKey = (draft: string, input: object): string =>
  `${draft}-${fnv1a(JSON.stringify(input)).toString(36)}`;
