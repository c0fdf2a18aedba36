export type Shared = {
  title: string;
  text: string;
  url: string;
  copied: string;
};

/** Sharing APIs. Both may be missing in older browsers and without HTTPS. */
export type Sharer = {
  share?: (data: { title: string; text: string; url: string }) => Promise<void>;
  clipboard?: { writeText: (text: string) => Promise<void> };
};

/** Opens the device's share sheet, or copies the URL. */
export async function share(
  { title, text, url, copied }: Shared,
  device: Sharer = navigator,
  announce: (message: string) => void = alert,
) {
  try {
    if (device.share) return await device.share({ title, text, url });
    if (!device.clipboard) return;
    await device.clipboard.writeText(url);
    announce(copied);
  } catch {
    // A failed or cancelled share is ignored.
  }
}

export function bindShareButtons() {
  for (const button of document.querySelectorAll<HTMLElement>("[data-share]")) {
    const { title = "", text = "", url = location.origin, copied = "" } = button.dataset;
    button.addEventListener("click", () => share({ title, text, url, copied }));
  }
}
