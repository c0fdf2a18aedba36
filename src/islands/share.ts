export type Shared = {
  title: string;
  text: string;
  url: string;
  /** What to say once the address has been copied. */
  copied: string;
};

/** What sharing needs of the browser; older ones, and pages without HTTPS, lack either part. */
export type Sharer = {
  share?: (data: { title: string; text: string; url: string }) => Promise<void>;
  clipboard?: { writeText: (text: string) => Promise<void> };
};

/** Hands the address to the device's own share sheet, or copies it. A failure stays silent. */
export async function share(
  { title, text, url, copied }: Shared,
  device: Sharer = navigator,
  say: (message: string) => void = alert,
) {
  try {
    if (device.share) return await device.share({ title, text, url });
    if (!device.clipboard) return;
    await device.clipboard.writeText(url);
    say(copied);
  } catch {
    // The specification: a failure, also a cancelled share, is silently ignored.
  }
}

/** Makes every `[data-share]` button of the page share what its data attributes say. */
export function bindShareButtons() {
  for (const button of document.querySelectorAll<HTMLElement>("[data-share]")) {
    const { title = "", text = "", url = location.origin, copied = "" } = button.dataset;
    button.addEventListener("click", () => share({ title, text, url, copied }));
  }
}
