/**
 * A word that no other test writes: of letters alone, since a random number may look like that of a
 * telephone, which a post sent this fast would be held for.
 */
export const newWord = (): string =>
  crypto.randomUUID().replaceAll(/[\d-]/g, (sign) => "ghijklmnop"[Number(sign)] ?? "");
