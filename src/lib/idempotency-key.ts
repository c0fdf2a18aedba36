/** Returns a random key. Pages without HTTPS and old phones lack `randomUUID`. */
export function randomKey(
  source: Pick<Crypto, "getRandomValues"> & Partial<Crypto> = crypto,
): string {
  if (source.randomUUID) return source.randomUUID();
  const bytes = source.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The same for every attempt, so the server stores the post once. @param draft the random key of the draft */
export const idempotencyKey = (draft: string, input: object): string =>
  `${draft}-${fnv1a(JSON.stringify(input)).toString(36)}`;

/** Returns the 32-bit FNV-1a hash of a text. It is not cryptographic. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
