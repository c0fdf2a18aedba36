import type { Palette } from "./palettes.ts";
import type { Random } from "./random.ts";

export interface Scene {
  palette: Palette;
  random: Random;
  /** The top of the text. Only `tone` may be used below it. */
  floor: number;
}

/** Returns the SVG to draw on the plain background. */
export type Motif = (scene: Scene) => string;

const fieldClip = '<clipPath id="field"><circle r="200"/></clipPath>';

/** Returns the drawing as an SVG. Motifs use the clip path `field` and the mask `fade` to stay off the text. */
export function draw(motif: Motif, scene: Scene): string {
  const { palette, floor } = scene;
  const line = `x1="0" x2="0" y1="${floor - 90}" y2="${floor + 10}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720" fill="none">${fieldClip}
<linearGradient id="end" gradientUnits="userSpaceOnUse" ${line}><stop stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>
<mask id="fade" maskUnits="userSpaceOnUse" x="0" y="0" width="1280" height="720"><rect width="1280" height="720" fill="url(#end)"/></mask>
<rect width="1280" height="720" fill="${palette.paper}"/>${motif(scene)}</svg>`;
}
