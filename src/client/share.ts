export type Shared = {
  title: string;
  text: string;
  url: string;
  copied: string;
};

/** Opens the device's share sheet, or copies the URL. */
export async function share({ title, text, url, copied }: Shared) {
  try {
    // Both may be missing in older browsers and without HTTPS. A failed or cancelled share is ignored.
    if (navigator.share) return await navigator.share({ title, text, url });
    await navigator.clipboard.writeText(url);
    alert(copied);
  } catch {}
}

export function bindShareButtons() {
  for (const button of document.querySelectorAll<HTMLElement>("[data-share]")) {
    const { title = "", text = "", url = location.origin, copied = "" } = button.dataset;
    button.addEventListener("click", () => share({ title, text, url, copied }));
  }
}
