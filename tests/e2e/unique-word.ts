/**
 * Returns a word that no other test uses. It has no digits, because they can look like a phone number, for which a post
 * sent this quickly would be held.
 */
export const newWord = (): string =>
  crypto.randomUUID().replaceAll(/[\d-]/g, (sign) => "ghijklmnop"[Number(sign)] ?? "");
