/** Name of the meta element with the URL of the typeface. A style that named the file would fetch it at once. */
export const typefaceName = "typeface";

/** Milliseconds after the first paint in which the typeface may still replace its fallback. */
const patience = 500;

/**
 * Fetches the typeface of the headings after the first paint on a first visit, and at once on later pages. If it
 * arrives late, this page keeps the fallback, so that no text changes while it is read.
 */
export function loadTypeface() {
  const meta = document.querySelector<HTMLMetaElement>(`[name=${typefaceName}]`);
  const face = new FontFace("Brygada", `url(${meta?.content})`, {
    weight: "400 700",
    display: "optional",
  });
  if (isCached()) document.fonts.add(face);
  else void painted.then(() => loadInTime(face));
}

async function loadInTime(face: FontFace) {
  const start = Date.now();
  try {
    await face.load();
    if (Date.now() - start < patience) document.fonts.add(face);
    localStorage.setItem("typeface", "1");
  } catch {
    // The typeface did not load, or nothing may be stored; the next page tries again.
  }
}

function isCached(): boolean {
  try {
    return Boolean(localStorage.getItem("typeface"));
  } catch {
    return false;
  }
}
