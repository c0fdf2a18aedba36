// Specification, section 9: 10 % visible, with 50 px to spare.
const nearby = { threshold: 0.1, rootMargin: "50px" };

/** What stands where a picture cannot be fetched. */
const missing = "/picture-missing.svg";

/**
 * Pictures away from the window stay a grey ground until they come near it and have been fetched; then
 * they fade in. Without this script, and for those who want no motion, they just show.
 */
export function wakePictures() {
  const pictures = document.querySelectorAll<HTMLImageElement>("img[data-lazy]");
  document.addEventListener("error", ({ target }) => replace(target), true);
  // What failed before anybody listened.
  for (const picture of pictures) if (isBroken(picture)) replace(picture);
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const observer = new IntersectionObserver(onMove, nearby);
  for (const picture of pictures) if (picture.loading === "lazy") observer.observe(picture);
}

function onMove(entries: IntersectionObserverEntry[], observer: IntersectionObserver) {
  for (const { isIntersecting, target } of entries) {
    const picture = target as HTMLImageElement;
    if (!isIntersecting) picture.dataset["lazy"] = "waiting";
    else {
      observer.unobserve(picture);
      void reveal(picture);
    }
  }
}

async function reveal(picture: HTMLImageElement) {
  if (picture.dataset["lazy"] !== "waiting") return;
  picture.loading = "eager";
  await picture.decode().catch(() => undefined);
  picture.dataset["lazy"] = "shown";
}

const isBroken = ({ complete, currentSrc, naturalWidth }: HTMLImageElement) =>
  complete && currentSrc !== "" && naturalWidth === 0;

function replace(target: EventTarget | null) {
  if (!(target instanceof HTMLImageElement) || target.src.endsWith(missing)) return;
  target.removeAttribute("srcset");
  target.src = missing;
}
