export interface Shared {
  title: string;
  text: string;
  url: string;
  /** The message after the address has been copied. */
  copied: string;
}

/** Opens the device's share sheet, or copies the address. */
export async function share({ copied, ...shared }: Shared): Promise<void> {
  try {
    // Both may be missing in older browsers and without HTTPS. A failed or cancelled share is ignored.
    if (navigator.share) return await navigator.share(shared);
    await navigator.clipboard.writeText(shared.url);
    alert(copied);
  } catch {}
}
