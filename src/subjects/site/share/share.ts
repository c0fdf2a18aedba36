export interface Shared {
  title: string;
  text: string;
  url: string;
}

/**
 * Opens the device's share sheet, which is missing in some browsers and fails if the press was too long ago.
 * @returns true if the visitor has shared or cancelled
 */
export async function share(shared: Shared): Promise<boolean> {
  if (!navigator.share) return false;
  try {
    await navigator.share(shared);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}
