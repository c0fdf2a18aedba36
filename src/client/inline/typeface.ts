import { stored } from "./stored.ts";

/** Milliseconds after the first paint in which the font may still replace its fallback. */
const patience = 500;

/** Loads the heading font: after the first paint on the first visit, at once on later pages. If late, it is not used. */
export function loadTypeface() {
  // A URL in the CSS would be requested at once.
  const meta = document.querySelector<HTMLMetaElement>("[name=typeface]");
  const face = new FontFace("Brygada", `url(${meta?.content})`, {
    weight: "400 700",
    display: "optional",
  });
  if (stored("typeface")) document.fonts.add(face);
  else void painted.then(() => loadInTime(face));
}

async function loadInTime(face: FontFace) {
  const start = Date.now();
  try {
    await face.load();
    if (Date.now() - start < patience) document.fonts.add(face);
    localStorage.setItem("typeface", "1");
  } catch {
    // Not loaded, or no storage. The next page tries again.
  }
}
