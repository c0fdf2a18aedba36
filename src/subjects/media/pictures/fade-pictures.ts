// Fades pictures in when they are near the viewport and have loaded, and replaces broken ones.
const nearby = { threshold: 0.1, rootMargin: "50px" };
const missing = "/picture-missing.svg";
const pictures = Array.from(document.images).filter(({ dataset }) => dataset["lazy"] !== undefined);

const isBroken = ({ complete, currentSrc, naturalWidth }: HTMLImageElement) =>
  complete && currentSrc !== "" && naturalWidth === 0;

function replace(target: EventTarget | null) {
  if (!(target instanceof HTMLImageElement) || target.src.endsWith(missing)) return;
  target.removeAttribute("srcset");
  target.src = missing;
}

async function reveal(picture: HTMLImageElement) {
  if (picture.dataset["lazy"] !== "waiting") return;
  picture.loading = "eager";
  await picture.decode().catch(() => undefined);
  picture.dataset["lazy"] = "shown";
}

const observer = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    const picture = target as HTMLImageElement;
    if (!isIntersecting) picture.dataset["lazy"] = "waiting";
    else {
      observer.unobserve(picture);
      void reveal(picture);
    }
  }
}, nearby);

document.addEventListener("error", ({ target }) => replace(target), true);
// Pictures may have failed before this script ran.
for (const picture of pictures) if (isBroken(picture)) replace(picture);
if (!matchMedia("(prefers-reduced-motion: reduce)").matches)
  for (const picture of pictures) if (picture.loading === "lazy") observer.observe(picture);
