/** A random Idempotency-Key, also on plain HTTP and on phones without `randomUUID`. */
export function randomKey(
  source: Pick<Crypto, "getRandomValues"> & Partial<Crypto> = crypto,
): string {
  if (source.randomUUID) return source.randomUUID();
  const bytes = source.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * The Idempotency-Key of what is posted: the same one while that text is tried again, so that it is stored
 * once, and another for another text.
 * @param draft a random text for each thing that is written
 */
export const keyOf = (draft: string, input: object): string =>
  `${draft}-${markOf(JSON.stringify(input))}`;

/** FNV-1a: it need only tell apart what one visitor writes in one form. */
function markOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}
