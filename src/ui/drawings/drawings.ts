const names = [
  "microscope",
  "slides",
  "phone",
  "lens",
  "thread",
  "cloth",
  "slide",
  "scales",
  "chair",
  "headline",
  "clock",
  "report",
  "speech",
  "signpost",
  "coins",
  "lantern",
  "window",
  "headphones",
  "piano",
  "microphone",
  "film",
  "mortar",
  "dictionary",
  "letters",
  "stethoscope",
  "notebook",
  "bag",
  "lock",
  "books",
] as const;

export type Drawing = (typeof names)[number];

const files = import.meta.glob<string>("./*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

/**
 * The shapes of a line drawing, in an area of 240 by 180. Classes name the fill or the ink of a shape
 * (`drawing.css`). Calm objects only: nothing that looks like a specimen.
 */
export const shapesOf = (name: Drawing): string =>
  (files[`./${name}.svg`] ?? "").replace(/<\/?svg[^>]*>|\n */g, "");

export const numberOf = (name: Drawing): number => names.indexOf(name);
