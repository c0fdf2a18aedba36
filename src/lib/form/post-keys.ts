/** A random Idempotency-Key, also on plain HTTP and on phones without `randomUUID`. */
export function randomKey(
  source: Pick<Crypto, "getRandomValues"> & Partial<Crypto> = crypto,
): string {
  if (source.randomUUID) return source.randomUUID();
  const bytes = source.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Gives each text one key: the same one while that text is tried again, so that it is stored once,
 * and a new one when the text has changed or was taken.
 */
export function postKeys(random: () => string = randomKey) {
  let text = "";
  let key = "";
  return {
    keyFor(input: object): string {
      const next = JSON.stringify(input);
      if (next !== text) key = random();
      text = next;
      return key;
    },
    renew() {
      text = "";
    },
  };
}
