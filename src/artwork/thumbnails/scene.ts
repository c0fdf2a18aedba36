import type { Ground } from "./palettes.ts";
import type { Chance } from "./random.ts";

/** Input of a motif. */
export interface Scene {
  ground: Ground;
  chance: Chance;
  /** The line above the text. Only `tone` may be drawn below it. */
  floor: number;
}

/** A motif: the SVG that it adds to the plain paper. */
export type Motif = (scene: Scene) => string;

/** Keeps cells within the lit circle of a microscope field. */
const fieldClip = '<clipPath id="field"><circle r="200"/></clipPath>';

/** The drawing as an SVG. Motifs clip to `field` and mask with `fade` to stay clear of the words. */
export function draw(motif: Motif, scene: Scene): string {
  const { ground, floor } = scene;
  const line = `x1="0" x2="0" y1="${floor - 90}" y2="${floor + 10}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720" fill="none">${fieldClip}
<linearGradient id="end" gradientUnits="userSpaceOnUse" ${line}><stop stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>
<mask id="fade" maskUnits="userSpaceOnUse" x="0" y="0" width="1280" height="720"><rect width="1280" height="720" fill="url(#end)"/></mask>
<rect width="1280" height="720" fill="${ground.paper}"/>${motif(scene)}</svg>`;
}
