/** Returns the text after # in a URL; undecoded if it is not valid, such as `#50%`. */
export function decodedHash(hash: string): string {
  const text = hash.slice(1);
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns the element that the URL names. If it is a folded card, this opens it. */
export function openTarget(): HTMLElement | null {
  const element = document.getElementById(decodedHash(location.hash));
  for (const child of element?.children ?? [])
    if (child instanceof HTMLDetailsElement) child.open = true;
  return element;
}
