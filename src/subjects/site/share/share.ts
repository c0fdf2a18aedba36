export interface Shared {
  title: string;
  text: string;
  url: string;
  /** The message after the address has been copied. */
  copied: string;
}

/** Opens the device's share sheet, or copies the address. @returns false if neither works: show the address instead */
export async function share({ copied, ...shared }: Shared): Promise<boolean> {
  return (await isShared(shared)) || (await isCopied(shared.url, copied));
}

/** Both functions are missing without HTTPS and in many in-app browsers, and fail if the press was too long ago. */
async function isShared(shared: Omit<Shared, "copied">): Promise<boolean> {
  if (!navigator.share) return false;
  try {
    await navigator.share(shared);
    return true;
  } catch (error) {
    // The visitor cancelled.
    return error instanceof DOMException && error.name === "AbortError";
  }
}

async function isCopied(url: string, message: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url);
  } catch {
    return false;
  }
  alert(message);
  return true;
}
