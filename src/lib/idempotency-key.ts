import { fnv1a } from "./fnv1a.ts";

/** A random Idempotency-Key. Plain HTTP and old phones lack `randomUUID`. */
export function randomKey(
  source: Pick<Crypto, "getRandomValues"> & Partial<Crypto> = crypto,
): string {
  if (source.randomUUID) return source.randomUUID();
  const bytes = source.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * The Idempotency-Key of an input: the same for each attempt to send it, so that it is stored once.
 * @param draft a random key of the draft
 */
export const idempotencyKey = (draft: string, input: object): string =>
  `${draft}-${fnv1a(JSON.stringify(input)).toString(36)}`;
